import ViewArchive

/// Nodes that were lowered already, as a view.
struct NodesView {
  let nodes: [ViewNode]
}

extension NodesView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] { nodes }
}
