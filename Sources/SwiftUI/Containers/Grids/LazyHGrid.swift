/// A grid of rows that grows to the right. All of its views are evaluated.
public struct LazyHGrid<Content: View> {
  private let content: Content
  private let layout: LazyGridLayout

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyGridLayout(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

extension LazyHGrid: View {
  public var body: some View { LayoutView(layout: layout, content: content) }
}
