import ViewArchive

/// A row of a list with insets of its own.
struct RowInsetsView<Content: View> {
  let content: Content
  /// Nil: those that every row has.
  let insets: Insets?
}

extension RowInsetsView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    return context.lowering.nodes(nodes, as: insets.map { .rowInsets($0) })
  }
}
