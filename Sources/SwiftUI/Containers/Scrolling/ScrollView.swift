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
    context.lowering.nodes(
      living: { living(at: $0, in: context) },
      archived: { [ViewNode(.unsupported("ScrollView"), children: [stack(in: context)])] })
  }

  @MainActor private func living(
    at place: any LivingPlace, in context: LoweringContext
  ) -> [ViewNode] {
    guard axes == .horizontal else {
      return [stack(in: context).scrolling(place.number, in: context)]
    }
    let scrolled = LayoutView(
      layout: HorizontalScrollLayout(),
      content: HStack { self.content }.onScreen(.scrolledContent(place.number)))
    return Lowering.nodes(of: scrolled.clipped(), in: context.derived("scroll"))
  }

  @MainActor private func stack(in context: LoweringContext) -> ViewNode {
    let content = Lowering.nodes(of: content, in: context.rows(areLazy: false))
    let stack: NodeKind =
      axes == .horizontal
      ? .hstack(StackContent(alignment: .center)) : .vstack(StackContent(alignment: .center))
    return ViewNode(stack, children: content)
  }
}
