import ViewArchive

/// A slider, drawn at its current value; on the screen of an app it can be moved.
public struct Slider<Label: View, ValueLabel: View> {
  private let fraction: Double
  private let adjust: (Int) -> Void
  /// Moves the value to a fraction of the bounds, as a drag of the knob does.
  private let move: (Double) -> Void
  private let label: Label
  private let ends: (low: ValueLabel, high: ValueLabel)
  /// Called when a person begins to change the value, and when the change has ended.
  private let editing: (Bool) -> Void
  /// True while the knob is dragged.
  @State private var isMoving = false

  /// The steps of a slider that has none of its own.
  nonisolated private static var steps: Double { 20 }

  nonisolated private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value.Stride? = nil,
    label: Label, low: ValueLabel, high: ValueLabel, editing: @escaping (Bool) -> Void
  ) {
    self.label = label
    ends = (low, high)
    self.editing = editing
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
    self.init(
      value, bounds, label: EmptyView(), low: EmptyView(), high: EmptyView(),
      editing: onEditingChanged)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: step, label: EmptyView(), low: EmptyView(), high: EmptyView(),
      editing: onEditingChanged)
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
      value, bounds, label: label(), low: minimumValueLabel(), high: maximumValueLabel(),
      editing: onEditingChanged)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: step, label: label(), low: minimumValueLabel(),
      high: maximumValueLabel(),
      editing: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, label: label(), low: EmptyView(), high: EmptyView(),
      editing: onEditingChanged)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: step, label: label(), low: EmptyView(), high: EmptyView(),
      editing: onEditingChanged)
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
      let track = ControlView(label: ProgressView(value: fraction).overlay { knob }) {
        GraphControl(
          kind: .adjustable,
          drag: { drag in
            guard drag.size.x > 0 else { return }
            if !isMoving { editing(true) }
            isMoving = drag.phase == .moved
            move(drag.location.x / drag.size.x)
            if !isMoving { editing(false) }
          },
          adjust: { steps in
            editing(true)
            adjust(steps)
            editing(false)
          })
      }
      .named(by: label)
      guard ValueLabel.self != EmptyView.self else { return Lowering.nodes(of: track, in: context) }
      return Lowering.nodes(
        of: HStack {
          ends.low
          track
          ends.high
        }, in: context)
    }
  }
}
