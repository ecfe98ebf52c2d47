import ViewArchive

/// The screens of a tab view, of which one is shown: above the bar with their labels, or, as pages,
/// above dots.
struct TabLayout<Content: View>: View {
  let content: Content
  /// Returns what is true for the tag of the app's selection; nil: the tab view keeps its own.
  let selected: (() -> (AnyHashable) -> Bool)?
  let select: (AnyHashable) -> Void
  @State private var index = 0

  init(
    content: Content, selected: (() -> some Hashable)?, select: @escaping (AnyHashable) -> Void
  ) {
    self.content = content
    self.selected = selected.map { selected in
      {
        let value = selected()
        return { $0.isTag(of: value) }
      }
    }
    self.select = select
  }

  var body: some View {
    let isSelected = selected.map { $0() }
    let own = index
    ScreenView(fallback: UnsupportedContainer("TabView") { content }) { context, place in
      let collector = TagCollector(isOfTabs: true)
      let nodes = Lowering.nodes(
        of: content, in: context.with { $0.tags = collector }.rows(areLazy: false))
      var items = collector.items.filter { $0.isListed(among: nodes) }
      let arePages = context.environment.screenStyles.tabs == .pages
      if arePages, items.isEmpty { items = nodes.map { TagCollector.Item(nodes: [$0]) } }
      guard !items.isEmpty else { return nodes }
      let shown =
        isSelected.flatMap { isSelected in
          items.firstIndex { $0.tag.map(isSelected) ?? false }
        } ?? min(own, items.count - 1)
      context.record.screen.append(items[shown].report)
      // A screen that is not shown has not appeared; an item without a place is part of another one.
      let placed = items.indices.filter { items[$0].place != nil }
      place.show(
        placed.firstIndex(of: shown) ?? placed.count, of: placed.compactMap { items[$0].place })
      let show = { (index: Int) in
        self.index = index
        if let tag = items[index].tag { select(tag) }
      }
      return Lowering.nodes(
        of: VStack(spacing: 0) {
          VStack { NodesView(nodes: items[shown].nodes) }
            .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
            .onScreen(.safeArea)
          if arePages {
            PageDots(count: items.count, shown: shown, show: show)
          } else if !items[shown].report.hidesTabBar {
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

  /// The height of a phone's tab bar, in points.
  private static let height = 49.0

  var body: some View {
    HStack(spacing: 0) {
      ForEach(labels.indices, id: \.self) { index in
        ControlView(
          label: VStack(spacing: 0) { labels[index] }
            .labelStyle(TabLabelStyle())
            .lineLimit(1)
            .foregroundStyle(index == shown ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            // Where there are no colours the weight says it.
            .bold(index == shown)
            .frame(maxWidth: .infinity, minHeight: Self.height)
        ) {
          GraphControl(kind: .button, press: { show(index) })
        }
      }
    }
    .background(.bar)
    .onScreen(.bottomBar)
  }
}

/// The title of a tab below its icon.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon
      configuration.title.font(.caption2)
    }
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
