public struct LazyVGrid<Content: View> {
  private let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: View {
  public var body: some View { UnsupportedContainer("LazyVGrid") { content } }
}
