package import ViewArchive

/// A scrollable view. Archived views do not scroll: the start of the content is shown. The screen of
/// an app scrolls downwards as a whole, and in a horizontal scroll view also to the right.
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
      let stack = ViewNode(stack, children: content)
      return [
        stack.modified(.mark(.scrollContent(node.number))).modified(
          .flexFrame(FlexFrame(maxHeight: .infinity, alignment: Alignment.top.guides)))
      ]
    }
    return [
      ViewNode(.unsupported("ScrollView"), children: [ViewNode(stack, children: content)])
    ]
  }
}
