package import ViewArchive

/// A container that arranges views in a column.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let stack = StackContent(alignment: alignment.guide, spacing: spacing.map { Double($0) })
    return [ViewNode(.vstack(stack), children: Lowering.nodes(of: content, in: context))]
  }
}

/// A `VStack`. Nothing is created lazily, because all views of a Live Activity are visible.
public struct LazyVStack<Content: View> {
  private let stack: VStack<Content>

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] { stack.lower(in: context) }
}
