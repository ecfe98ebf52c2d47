package import ViewArchive

/// A gauge that shows a value within a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?

  nonisolated private init<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>, _ label: Label,
    _ currentValueLabel: CurrentValueLabel?, _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, in: bounds, label(), nil, nil, nil)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// The labels of marked values are not drawn.
extension Gauge {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, in: bounds, label(), currentValueLabel(), nil, nil)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let showsLabel = !context.environment.areLabelsHidden
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(view: showsLabel ? AnyView(label) : AnyView(EmptyView())),
      currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) },
      minimumValueLabel: minimumValueLabel.map { .init(view: AnyView($0)) },
      maximumValueLabel: maximumValueLabel.map { .init(view: AnyView($0)) })
    let body = context.withCurrentEnvironment {
      context.environment.gaugeStyle.anyBody(configuration)
    }
    return Lowering.nodes(of: body, in: context)
  }
}
