package import ViewArchive

/// The properties of a button for its style.
public struct ButtonStyleConfiguration {
  /// The button's label; several views are placed in a row.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  /// Always false: a button is not pressed while its view is archived.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [Lowering.label(of: view, in: context)]
  }
}
