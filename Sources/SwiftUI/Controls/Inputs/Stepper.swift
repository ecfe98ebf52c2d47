/// A control that increments and decrements a value; only its label is drawn.
public struct Stepper<Label: View> {
  private let label: Label
}

extension Stepper where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    label = Text(titleResource)
  }

  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1
  ) {
    label = Text(titleResource)
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    label = Text(titleResource)
  }
}

extension Stepper {
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
  }
}

extension Stepper: View {
  public var body: some View { label._standIn("Stepper") }
}
