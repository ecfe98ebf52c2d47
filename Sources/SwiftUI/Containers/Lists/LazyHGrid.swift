/// A grid that grows horizontally. It is drawn as one row and reported as unsupported.
public struct LazyHGrid<Content: View> {
  private let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: View {
  public var body: some View { HStack { content }._standIn("LazyHGrid") }
}
