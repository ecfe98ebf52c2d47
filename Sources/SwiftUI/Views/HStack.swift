package import ViewArchive

/// A container that arranges views in a row.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let stack = StackContent(alignment: alignment.guide, spacing: spacing.map { Double($0) })
    return [
      ViewNode(
        .hstack(stack), children: Lowering.nodes(of: content, in: context.rows(areLazy: false)))
    ]
  }
}

/// An `HStack`. Nothing is created lazily, because all views of a Live Activity are visible.
public struct LazyHStack<Content: View> {
  private let stack: HStack<Content>

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] { stack.lower(in: context) }
}
