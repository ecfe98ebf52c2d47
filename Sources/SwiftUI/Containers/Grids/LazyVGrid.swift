/// A grid of columns that grows downwards. All of its views are evaluated.
public struct LazyVGrid<Content: View> {
  private let content: Content
  private let layout: LazyGridLayout

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyGridLayout(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }
}

extension LazyVGrid: View {
  public var body: some View { LayoutView(layout: layout, content: content) }
}
