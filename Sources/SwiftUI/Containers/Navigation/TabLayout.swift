import ViewArchive

/// The screens of a tab view, of which one is shown: above the bar with their labels, or, as pages,
/// above dots.
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
    ScreenView(fallback: UnsupportedContainer("TabView") { content }) { context, node in
      let collector = TagCollector(isOfTabs: true)
      let nodes = Lowering.nodes(
        of: content, in: context.with { $0.tags = collector }.rows(areLazy: false))
      var items = collector.items
      let arePages = context.environment.screenStyles.tabs == .pages
      if arePages, items.isEmpty { items = nodes.map { TagCollector.Item(nodes: [$0]) } }
      guard !items.isEmpty else { return nodes }
      let shown =
        tag.flatMap { tag in items.firstIndex { $0.tag == tag } } ?? min(own, items.count - 1)
      context.record.screen.append(items[shown].report)
      // A screen that is not shown has not appeared; an item without a place is part of another one.
      let placed = items.indices.filter { items[$0].place != nil }
      let branches = node.branches(of: placed.compactMap { items[$0].place })
      for (index, branch) in zip(placed, branches) { branch.setHidden(index != shown) }
      let show = { (index: Int) in
        self.index = index
        if let tag = items[index].tag { select(tag) }
      }
      return Lowering.nodes(
        of: VStack(spacing: 0) {
          VStack { NodesView(nodes: items[shown].nodes) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onScreen(.safeArea)
          if arePages {
            PageDots(count: items.count, shown: shown, show: show)
          } else {
            TabBar(labels: items.map(\.label), shown: shown, show: show)
          }
        }, in: context.derived("tabs"))
    }
  }
}

/// The labels of a tab view's screens at the lower edge.
private struct TabBar: View {
  let labels: [AnyView?]
  let shown: Int
  let show: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(labels.indices, id: \.self) { index in
        ControlView(
          label: HStack { labels[index] }
            .foregroundStyle(index == shown ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            // Where there are no colours the weight says it.
            .bold(index == shown)
            .frame(maxWidth: .infinity)
        ) {
          GraphControl(kind: .button, press: { show(index) })
        }
      }
    }
    .background(.bar)
    .onScreen(.bottomBar)
  }
}

/// One dot for each page; a step is the next page.
private struct PageDots: View {
  let count: Int
  let shown: Int
  let show: (Int) -> Void

  var body: some View {
    ControlView(
      label: HStack(spacing: 8) {
        ForEach(0..<count, id: \.self) { index in
          Circle().fill(index == shown ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
            .frame(width: 8, height: 8)
        }
      }
      .frame(maxWidth: .infinity)
    ) {
      GraphControl(
        kind: .adjustable, press: { show((shown + 1) % count) },
        adjust: { show(min(max(shown + $0, 0), count - 1)) })
    }
    .onScreen(.bottomBar)
  }
}
