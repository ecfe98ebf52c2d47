/// A control that selects one of several values; only its label is drawn.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleResource)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleResource, systemImage: systemImage)
  }
}

extension Picker: View {
  public var body: some View { label._standIn("Picker") }
}
