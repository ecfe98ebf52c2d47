import ViewArchive

/// Views of an app's screens that a widget seldom has: their content is drawn below each other,
/// and the preview says which name stood there.
struct NamedContainer<Content: View> {
  let name: String
  let content: Content

  nonisolated init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }
}

extension NamedContainer: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    let stack = ViewNode(.vstack(StackContent(alignment: .leading)), children: nodes)
    return [ViewNode(.unsupported(name), children: [stack])]
  }
}
