/// A control that increments and decrements a value; in a widget only its label is drawn.
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  nonisolated private init<Value: Strideable>(
    _ value: Binding<Value>, bounds: ClosedRange<Value>?, step: Value.Stride, label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label()
    (increment, decrement) = value.steps(of: step, in: bounds)
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper {
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds: nil, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds: nil, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds: nil, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds: bounds, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds: nil, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds: nil, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper: View {
  public var body: some View {
    ScreenView(fallback: label._standIn("Stepper")) { context, _ in
      Lowering.nodes(
        of: HStack {
          label
          Spacer()
          Button(" − ") { edit(decrement) }.disabled(decrement == nil)
          Button(" + ") { edit(increment) }.disabled(increment == nil)
        }, in: context)
    }
  }

  private func edit(_ change: (() -> Void)?) {
    onEditingChanged(true)
    change?()
    onEditingChanged(false)
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
