import ViewArchive

/// A view with the name of something that is not drawn of it, for the reports.
private struct LeftOut<Content: View> {
  let content: Content
  let name: String
}

extension LeftOut: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    // An empty view has no node that could say it.
    return (nodes.isEmpty ? [.empty] : nodes).map { $0.modified(.unsupported(name)) }
  }
}

extension View {
  /// Names something that is left out here, also where nothing is drawn at all.
  package func leavingOut(_ name: String) -> AnyView {
    AnyView(LeftOut(content: self, name: name))
  }
}
