/// A control that picks several days; only its label is drawn.
public struct MultiDatePicker<Label: View> {
  private let label: Label

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>
  ) {
    label = Text(title)
  }
}

extension MultiDatePicker: View {
  public var body: some View { label._standIn("MultiDatePicker") }
}
