package import ViewArchive

/// The properties of a gauge for its style.
public struct GaugeStyleConfiguration {
  public struct Label {
    let view: AnyView
  }
  public struct CurrentValueLabel {
    let view: AnyView
  }
  public struct MinimumValueLabel {
    let view: AnyView
  }
  public struct MaximumValueLabel {
    let view: AnyView
  }

  /// The value as a fraction of the gauge's range, 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}
