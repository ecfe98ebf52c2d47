package import ViewArchive

/// A scrollable view. Archived views do not scroll: the start of the content is shown. On the screen of
/// an app the content is moved where it is drawn.
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    if let node = context.screenNode, axes == .horizontal {
      let scrolled = LayoutView(
        layout: HorizontalScrollLayout(),
        content: HStack { self.content }.onScreen(.scrolledContent(node.number)))
      return Lowering.nodes(of: scrolled.clipped(), in: context.derived("scroll"))
    }
    let content = Lowering.nodes(of: content, in: context.rows(areLazy: false))
    let stack: NodeKind =
      axes == .horizontal
      ? .hstack(StackContent(alignment: .center)) : .vstack(StackContent(alignment: .center))
    if let node = context.screenNode {
      return [ViewNode(stack, children: content).scrolling(node.number, in: context)]
    }
    return [
      ViewNode(.unsupported("ScrollView"), children: [ViewNode(stack, children: content)])
    ]
  }
}
