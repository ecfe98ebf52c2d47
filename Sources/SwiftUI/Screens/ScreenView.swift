import ViewArchive

/// A view that is lowered by a closure on the screen of an app, and drawn as something else in a
/// widget.
struct ScreenView<Fallback: View> {
  let fallback: Fallback
  let lowering: @MainActor (LoweringContext, GraphNode) -> [ViewNode]
}

extension ScreenView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    guard let node = context.screenNode else { return Lowering.nodes(of: fallback, in: context) }
    return lowering(context, node)
  }
}
