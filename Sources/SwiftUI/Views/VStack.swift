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
    lower(in: context, rowsAreLazy: false)
  }

  @MainActor fileprivate func lower(
    in context: LoweringContext, rowsAreLazy: Bool
  ) -> [ViewNode] {
    let stack = StackContent(alignment: alignment.guide, spacing: spacing.map { Double($0) })
    let content = Lowering.nodes(of: content, in: context.rows(areLazy: rowsAreLazy))
    return [ViewNode(.vstack(stack), children: content)]
  }
}

/// A `VStack`. On the screen of an app only the views of a long `ForEach` that are near the visible
/// part are created; in a Live Activity all are visible.
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

  package func lower(in context: LoweringContext) -> [ViewNode] {
    stack.lower(in: context, rowsAreLazy: true)
  }
}
