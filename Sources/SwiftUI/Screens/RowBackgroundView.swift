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
    guard let layer, context.screenNode != nil else { return nodes }
    let lowered = Lowering.layer(of: layer, alignment: .center, in: context) ?? .empty
    return nodes.map { $0.modified(.role(.rowBackground(lowered))) }
  }
}
