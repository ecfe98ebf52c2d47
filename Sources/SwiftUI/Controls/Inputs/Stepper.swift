/// A control that increments and decrements a value; in a widget only its label is drawn.
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
}

extension Stepper where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    label = Text(titleKey)
    (increment, decrement) = value.steps(of: step, in: bounds)
  }

  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    label = Text(titleResource)
    (increment, decrement) = value.steps(of: step, in: bounds)
  }

  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    label = Text(titleKey)
    (increment, decrement) = value.steps(of: step)
  }

  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1
  ) {
    label = Text(titleResource)
    (increment, decrement) = value.steps(of: step)
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
    (increment, decrement) = value.steps(of: step, in: bounds)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    label = Text(titleKey)
    increment = onIncrement
    decrement = onDecrement
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    label = Text(titleResource)
    increment = onIncrement
    decrement = onDecrement
  }
}

extension Stepper {
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (increment, decrement) = value.steps(of: step, in: bounds)
  }

  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    (increment, decrement) = value.steps(of: step)
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }
}

extension Stepper: View {
  public var body: some View {
    ScreenView(fallback: label._standIn("Stepper")) { context, _ in
      Lowering.nodes(
        of: HStack {
          label
          Spacer()
          Button(" − ") { decrement?() }.disabled(decrement == nil)
          Button(" + ") { increment?() }.disabled(increment == nil)
        }, in: context)
    }
  }
}

extension Binding where Value: Strideable {
  /// Returns what increments and decrements the value by a step; nil at the end of the bounds.
  fileprivate func steps(
    of step: Value.Stride, in bounds: ClosedRange<Value>? = nil
  ) -> (increment: (() -> Void)?, decrement: (() -> Void)?) {
    let current = wrappedValue
    func change(_ length: Value.Stride) -> (() -> Void)? {
      let new = current.advanced(by: length)
      guard bounds?.contains(new) ?? true else { return nil }
      return { wrappedValue = new }
    }
    return (change(step), change(-step))
  }
}
