import ViewArchive

/// A container of app screens that widgets seldom use. Its content is drawn in a column, and the
/// preview reports the container's name as unsupported.
struct UnsupportedContainer<Content: View> {
  let name: String
  let content: Content

  nonisolated init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }
}

extension UnsupportedContainer: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    let stack = ViewNode(.vstack(StackContent(alignment: .leading)), children: nodes)
    return context.lowering.nodes(
      living: { _ in [stack] },
      archived: { [ViewNode(.unsupported(name), children: [stack])] })
  }
}
