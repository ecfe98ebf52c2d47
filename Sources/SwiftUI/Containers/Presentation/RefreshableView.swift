import ViewArchive

/// A view whose screen a person can load anew. The loading ends with the view.
struct RefreshableView<Content: View> {
  let content: Content
  let action: @Sendable () async -> Void
}

extension RefreshableView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes("refreshable", of: content, in: context) { place in
      let nodes = Lowering.nodes(of: content, in: context)
      context.record.collected += 1
      context.record.screen.refresh = { [weak place] in place?.run(action) }
      return nodes
    }
  }
}
