import ViewArchive

public struct LazyVGrid<Content: View> {
  private let content: Content
  private let columns: Int
  private let spacing: CGFloat?

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.columns = max(columns.count, 1)
    self.spacing = spacing
  }
}

extension LazyVGrid: View {
  public var body: some View {
    ScreenView(fallback: UnsupportedContainer("LazyVGrid") { content }) { context, _ in
      let nodes = Lowering.nodes(of: content, in: context.rows(areLazy: false)).filter {
        !$0.isEmpty
      }
      return Lowering.nodes(
        of: VStack(spacing: spacing) {
          ForEach(Array(stride(from: 0, to: nodes.count, by: columns)), id: \.self) { start in
            HStack(spacing: spacing) {
              ForEach(start..<(start + columns), id: \.self) { index in
                NodesView(nodes: index < nodes.count ? [nodes[index]] : [])
                  .frame(maxWidth: .infinity)
              }
            }
          }
        }, in: context.derived("grid"))
    }
  }
}
