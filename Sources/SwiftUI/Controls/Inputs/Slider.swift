/// A slider, drawn at its current value.
public struct Slider<Label: View, ValueLabel: View> {
  private let fraction: Double

  nonisolated private init(_ value: Double, _ low: Double, _ high: Double) {
    fraction = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }
}

extension Slider {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }
}

extension Slider: View {
  public var body: some View { ProgressView(value: fraction)._standIn("Slider") }
}
