package import ViewArchive

public struct PrimitiveButtonStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let intent: (any AppIntent)?

  /// Has no effect while the view is archived.
  public func trigger() {}
}

extension PrimitiveButtonStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [Lowering.label(of: view, in: context)]
  }
}
