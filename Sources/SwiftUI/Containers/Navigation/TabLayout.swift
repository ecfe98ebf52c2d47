import ViewArchive

/// The screens of a tab view, of which one is shown, above the bar with their labels.
struct TabLayout<Content: View>: View {
  let content: Content
  /// The app's selection; nil: the tab view keeps its own.
  let selected: (() -> AnyHashable)?
  let select: (AnyHashable) -> Void
  @State private var index = 0

  init(
    content: Content, selected: (() -> some Hashable)?, select: @escaping (AnyHashable) -> Void
  ) {
    self.content = content
    self.selected = selected.map { selected in { AnyHashable(selected()) } }
    self.select = select
  }

  var body: some View {
    let tag = selected.map { $0() }
    let own = index
    ScreenView(fallback: UnsupportedContainer("TabView") { content }) { context, _ in
      let collector = TagCollector(isOfTabs: true)
      _ = Lowering.nodes(
        of: content, in: context.with { $0.tags = collector }.rows(areLazy: false))
      let items = collector.items
      guard !items.isEmpty else { return Lowering.nodes(of: content, in: context) }
      let shown =
        tag.flatMap { tag in items.firstIndex { $0.tag == tag } } ?? min(own, items.count - 1)
      return Lowering.nodes(
        of: VStack(spacing: 0) {
          VStack { NodesView(nodes: items[shown].nodes) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
              ControlView(
                label: HStack { NodesView(nodes: items[index].label) }
                  .foregroundStyle(
                    index == shown ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
                  )
                  .frame(maxWidth: .infinity)
              ) {
                GraphControl(
                  kind: .button,
                  press: {
                    self.index = index
                    if let tag = items[index].tag { select(tag) }
                  })
              }
            }
          }
          .modified(.identifier(BottomBarMark.identifier))
        }, in: context.derived("tabs"))
    }
  }
}
