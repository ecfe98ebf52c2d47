package import ViewArchive

/// The properties of a toggle for its style.
public struct ToggleStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  /// The value of the toggle. Changes made by the style have no effect: the intent changes the
  /// value.
  @Binding public var isOn: Bool
  public let label: Label
  public var isMixed: Bool { false }
}

extension ToggleStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}
