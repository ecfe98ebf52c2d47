package import ViewArchive

/// The properties of a progress view for its style.
public struct ProgressViewStyleConfiguration {
  public struct Label {
    let view: AnyView
  }
  public struct CurrentValueLabel {
    let view: AnyView
  }

  let value: ProgressContent.Value
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  /// The progress, 0…1. Nil: indeterminate, or an interval that advances with time.
  public var fractionCompleted: Double? {
    switch value {
    case .fraction(let fraction): fraction
    case .interval, .indeterminate: nil
    }
  }
}

extension ProgressViewStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}
