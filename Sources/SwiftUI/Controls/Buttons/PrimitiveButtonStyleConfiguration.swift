package import ViewArchive

public struct PrimitiveButtonStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let intent: (any AppIntent)?
  let action: (@MainActor () -> Void)?

  /// Runs the button's closure; has no effect while the view is archived.
  @MainActor public func trigger() { action?() }
}

extension PrimitiveButtonStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [Lowering.label(of: view, in: context)]
  }
}
