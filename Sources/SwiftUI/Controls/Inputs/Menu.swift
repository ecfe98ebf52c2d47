import ViewArchive

/// A menu of actions; in a widget only its label is drawn. On the screen of an app its content is shown
/// below the label while it is open.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    label = Text(titleResource)
    self.content = content()
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
    self.content = content()
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleResource, systemImage: systemImage)
    self.content = content()
  }
}

extension Menu {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
  }
}

extension Menu: View {
  public var body: some View {
    ScreenView(fallback: label._standIn("Menu")) { context, _ in
      Lowering.nodes(
        of: DisclosedView(
          label: label.foregroundStyle(.tint), content: content, mark: "⌄", isOpen: nil,
          closesAfterPress: true), in: context)
    }
  }
}
