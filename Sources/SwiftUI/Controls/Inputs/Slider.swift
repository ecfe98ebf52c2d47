import ViewArchive

/// A slider, drawn at its current value; on the screen of an app it can be moved.
public struct Slider<Label: View, ValueLabel: View> {
  private let fraction: Double
  private let adjust: (Int) -> Void
  /// Moves the value to a fraction of the bounds, as a drag of the knob does.
  private let move: (Double) -> Void

  /// The steps of a slider that has none of its own.
  nonisolated private static var steps: Double { 20 }

  nonisolated private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value.Stride? = nil
  ) {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    let current = value.wrappedValue
    fraction = high > low ? Double(min(max((current - low) / (high - low), 0), 1)) : 0
    adjust = { steps in
      let old = value.wrappedValue
      let one = step.map { old.advanced(by: $0) - old } ?? (high - low) / Value(Self.steps)
      value.wrappedValue = min(max(old + one * Value(steps), low), high)
    }
    move = { fraction in
      var new = low + (high - low) * Value(min(max(fraction, 0), 1))
      if let step, let stride = Optional(low.advanced(by: step) - low), stride > 0 {
        new = min(low + ((new - low) / stride).rounded() * stride, high)
      }
      if new != value.wrappedValue { value.wrappedValue = new }
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: step)
  }
}

extension Slider {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: step)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: step)
  }
}

extension Slider: View {
  private var knob: some View {
    let fraction = min(max(fraction, 0), 1)
    return GeometryReader { room in
      Circle().fill(.tint).frame(width: 16, height: 16)
        .position(x: 8 + (room.size.width - 16) * fraction, y: room.size.height / 2)
    }
  }

  public var body: some View {
    ScreenView(fallback: ProgressView(value: fraction)._standIn("Slider")) { context, _ in
      Lowering.nodes(
        of: ControlView(label: ProgressView(value: fraction).overlay { knob }) {
          GraphControl(
            kind: .adjustable,
            drag: { $0.size.x > 0 ? move($0.location.x / $0.size.x) : () }, adjust: adjust)
        }, in: context)
    }
  }
}
