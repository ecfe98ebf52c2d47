import ViewArchive

/// A row of a list that says whether there is a line above it.
struct RowSeparatorView<Content: View> {
  let content: Content
  let isHidden: Bool
}

extension RowSeparatorView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    guard isHidden, context.screenNode != nil else { return nodes }
    return nodes.map { $0.modified(.mark(.rowWithoutSeparator)) }
  }
}
