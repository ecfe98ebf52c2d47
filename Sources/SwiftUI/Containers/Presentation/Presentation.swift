import ViewArchive

// Sheets, covers and popovers of an app. An archived view never presents one; there they are reported as
// unsupported.
extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("sheet", isPresented: isPresented, onDismiss: onDismiss) { content() }
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("sheet", item: item, onDismiss: onDismiss) { content($0) }
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("fullScreenCover", isPresented: isPresented, onDismiss: onDismiss) { content() }
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("fullScreenCover", item: item, onDismiss: onDismiss) { content($0) }
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("popover", isPresented: isPresented) { content() }
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("popover", item: item) { content($0) }
  }

  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    ActionsView(content: self, kind: .hold, name: "contextMenu", items: menuItems())
  }

  nonisolated public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    ActionsView(content: self, kind: .hold, name: "contextMenu", items: menuItems())
  }

  nonisolated public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    ActionsView(content: self, kind: .swipe, name: "swipeActions", items: content())
  }

  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    RefreshableView(
      content: transformEnvironment(\.refresh) { $0 = RefreshAction(action: action) },
      action: action)
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchedView(content: self, text: text, prompt: prompt ?? Text("Search"))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchedView(content: self, text: text, prompt: Text(prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchedView(content: self, text: text, prompt: Text(prompt))
  }

  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    SubmittedView(content: self, action: action)
  }

  /// Disfavoured, so that the overload of Combine's module, whose closure type is specific, wins.
  @_disfavoredOverload
  nonisolated public func onReceive<Publisher, Output>(
    _ publisher: Publisher, perform action: @escaping (Output) -> Void
  ) -> some View {
    unsupported("onReceive")
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(
      content: self, isFocused: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
  }

  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    FocusedView(
      content: self, isFocused: { binding.wrappedValue == value },
      set: { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = nil
        }
      })
  }

  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    unsupported("statusBarHidden")
  }

  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    inheriting { $0.screenStyles.hidesListBackground = visibility == .hidden }
  }

  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View {
    ReportedView(content: self, name: nil) { $0.staysOpen = disabled }
  }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    undrawn("presentationDragIndicator")
  }
  nonisolated public func presentationBackground<Style: ShapeStyle>(
    _ style: Style
  ) -> some View { undrawn("presentationBackground") }
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    undrawn("presentationCornerRadius")
  }
  nonisolated public func presentationSizing<Sizing: PresentationSizing>(
    _ sizing: Sizing
  ) -> some View { undrawn("presentationSizing") }
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { undrawn("presentationCompactAdaptation") }
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { unsupported("inspector") }
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    undrawn("submitScope")
  }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = Self()
  public static let toolbar = Self()
  public static let sidebar = Self()
  public static let navigationBarDrawer = Self()

  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> Self { Self() }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = Self(rawValue: 1)
  public static let search = Self(rawValue: 2)
}

public protocol PresentationSizing: Sendable {}

public struct AutomaticPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
  public static var fitted: Self { Self() }
  public static var form: Self { Self() }
  public static var page: Self { Self() }
}

public struct PresentationContentInteraction: Sendable {
  public static let automatic = Self()
  public static let resizes = Self()
  public static let scrolls = Self()
}

public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

public struct PresentationAdaptation: Sendable {
  public static let automatic = Self()
  public static let none = Self()
  public static let popover = Self()
  public static let sheet = Self()
  public static let fullScreenCover = Self()
}

/// The place at which a popover's arrow points.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

public struct SubmitLabel: Sendable {
  public static var done: Self { Self() }
  public static var go: Self { Self() }
  public static var next: Self { Self() }
  public static var search: Self { Self() }
  public static var send: Self { Self() }
  public static var `continue`: Self { Self() }
}
