import ViewArchive

/// A view whose content is loaded anew when the screen is pulled down.
struct RefreshedView<Content: View> {
  let content: Content
  let action: @Sendable () async -> Void
}

extension RefreshedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    guard context.screenNode != nil else {
      return nodes.map { $0.modified(.unsupported("refreshable")) }
    }
    context.record.collected += 1
    context.record.screen.refresh = action
    return nodes
  }
}
