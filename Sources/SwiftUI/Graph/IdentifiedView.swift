import ViewArchive

/// A view with an identifier of its own: with another identifier it is another view.
struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    var inner = context
    if context.graphNode != nil { inner.identity = id }
    return Lowering.nodes(of: content, in: inner).map { $0.modified(.identifier("\(id)")) }
      .marked(asTarget: id, in: context)
  }
}
