import ViewArchive

/// A menu of actions; in a widget only its label is drawn. On the screen of an app its content is shown
/// below the label while it is open.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  /// What a press does; then a long press opens the menu. nil: a press opens it.
  private let primaryAction: (@MainActor () -> Void)?

  nonisolated private init(
    label: Label, content: () -> Content, primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.label = label
    self.content = content()
    self.primaryAction = primaryAction
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content)
  }

  @preconcurrency nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content)
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleResource), content: content, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content)
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content,
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content)
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content,
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content)
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(title, systemImage: systemImage), content: content,
      primaryAction: primaryAction)
  }
}

extension Menu: View {
  public var body: some View {
    ScreenView(fallback: label._standIn("Menu")) { context, _ in
      if let primaryAction {
        let button = Button(action: primaryAction) { label }
        return Lowering.nodes(
          of: ActionsView(content: button, kind: .hold, name: "Menu", items: content), in: context)
      }
      return Lowering.nodes(
        of: DisclosedView(
          label: label.foregroundStyle(.tint), content: content, mark: "⌄", isOpen: nil,
          closesAfterPress: true), in: context)
    }
  }
}

extension View {
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
