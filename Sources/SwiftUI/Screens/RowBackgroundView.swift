import ViewArchive

/// A row of a list with a background of its own, which fills the whole row.
struct RowBackgroundView<Content: View, Layer: View> {
  let content: Content
  let layer: Layer?
}

extension RowBackgroundView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    return context.lowering.nodes(
      nodes,
      as: layer.map { layer in
        .rowBackground(Lowering.layer(of: layer, alignment: .center, in: context) ?? .empty)
      })
  }
}
