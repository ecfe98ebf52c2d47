/// A menu of actions; only its label is drawn.
public struct Menu<Label: View, Content: View> {
  private let label: Label

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    label = Text(titleResource)
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleResource, systemImage: systemImage)
  }
}

extension Menu {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }
}

extension Menu: View {
  public var body: some View { label._standIn("Menu") }
}
