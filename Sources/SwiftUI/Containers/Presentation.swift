// What lies over a screen of an app: never open in an archived view.
extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    unsupported("sheet")
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    unsupported("sheet")
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    unsupported("fullScreenCover")
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    unsupported("popover")
  }

  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("confirmationDialog")
  }

  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unsupported("toolbar")
  }

  nonisolated public func toolbar(_ visibility: Visibility) -> some View { unsupported("toolbar") }

  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    unsupported("contextMenu")
  }

  nonisolated public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    unsupported("swipeActions")
  }

  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    unsupported("refreshable")
  }

  nonisolated public func searchable(text: Binding<String>) -> some View {
    unsupported("searchable")
  }

  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    unsupported("onSubmit")
  }

  /// Combine's own, which says what the closure takes, goes before it.
  @_disfavoredOverload
  nonisolated public func onReceive<Publisher, Output>(
    _ publisher: Publisher, perform action: @escaping (Output) -> Void
  ) -> some View {
    unsupported("onReceive")
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    unsupported("focused")
  }

  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    unsupported("focused")
  }

  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    unsupported("statusBarHidden")
  }

  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollIndicators(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
}

public struct SubmitLabel: Sendable {
  public static var done: Self { Self() }
  public static var go: Self { Self() }
  public static var next: Self { Self() }
  public static var search: Self { Self() }
  public static var send: Self { Self() }
  public static var `continue`: Self { Self() }
}

public struct PresentationDetent: Hashable, Sendable {
  private var height: CGFloat

  public static let medium = Self(height: 400)
  public static let large = Self(height: 800)
  public static func height(_ height: CGFloat) -> Self { Self(height: height) }
  public static func fraction(_ fraction: CGFloat) -> Self { Self(height: 800 * fraction) }
}

/// Which field has the keyboard; none ever has.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  @propertyWrapper
  public struct Binding {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Binding { self }
  }

  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init() where Value == Bool { box = Box(false) }

  public init<Wrapped: Hashable>() where Value == Wrapped? { box = Box(nil) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(wrappedValue: box.value) }
}
