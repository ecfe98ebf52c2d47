import ViewArchive

/// The screens of a navigation stack: all are lowered, so that those below keep their state, and the
/// last one is shown, with its title and its bar's items above.
struct NavigationContainer {
  let root: AnyView
  /// The path of the app; nil: the stack keeps its own.
  let path: NavigationPathAccess?
  @State private var entries: [NavigationEntry] = []
  @State private var editMode = EditMode.inactive
}

extension NavigationContainer: View {
  private var current: [NavigationEntry] {
    path.map { path in path.values().map { NavigationEntry(value: $0) } + entries } ?? entries
  }

  var body: some View {
    NavigationScreens(
      root: root, entries: current, editMode: $editMode,
      push: { entry in
        if let path, entry.view == nil, let value = entry.value, path.append(value) { return }
        entries.append(entry)
      },
      pop: {
        if entries.isEmpty { path?.removeLast() } else { entries.removeLast() }
      })
  }
}

private struct NavigationScreens {
  let root: AnyView
  let entries: [NavigationEntry]
  let editMode: Binding<EditMode>
  let push: (NavigationEntry) -> Void
  let pop: () -> Void
}

extension NavigationScreens: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes(nil, of: root, in: context) { living(at: $0, in: context) }
  }

  @MainActor private func living(
    at place: any LivingPlace, in context: LoweringContext
  ) -> [ViewNode] {
    var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]
    var levels: [(view: any View, pop: () -> Void)] = [(root, {})]
    levels += entries.map { (view(of: $0, &destinations), pop) }
    var index = 0
    var isInline = false
    var shown:
      (nodes: [ViewNode], bar: ScreenBar, report: LoweringRecord.ScreenReport, pop: () -> Void)?
    while index < levels.count {
      let bar = ScreenBar(push: push)
      // What the screens below have said about values holds here, too.
      if index > 0, index <= entries.count, entries[index - 1].view == nil {
        levels[index].view = view(of: entries[index - 1], &destinations)
      }
      var inner = context.with {
        $0.bar = bar
        $0.tags = nil
        $0.editMode = editMode
        if index > 0 { $0.dismiss = DismissAction(levels[index].pop) }
      }
      inner.identity = index
      let view = levels[index].view
      let (nodes, report) = context.record.screenReport { Lowering.nodes(of: view, in: inner) }
      context.record.screen.presentations += report.presentations
      destinations.merge(bar.destinations) { $1 }
      levels += bar.presented.map { ($0.view, $0.pop) }
      // A screen that does not say it has its title as the one below it.
      switch bar.titleMode {
      case .automatic: break
      case .inline: isInline = true
      case .large: isInline = false
      }
      shown = (nodes, bar, report, levels[index].pop)
      index += 1
    }
    guard var shown else { return [] }
    // A screen below another one has disappeared.
    place.showLast(of: levels.indices)
    shown.report.presentations = []
    context.record.screen.append(shown.report)
    let isRoot = levels.count == 1
    if !isRoot, !shown.bar.hidesBackButton { context.record.screen.backs.append(shown.pop) }
    let toolbar = ToolbarLayout(shown.bar.toolbars)
    if toolbar.hasKeyboardItems {
      shown.nodes = shown.nodes.map { $0.modified(.unsupported("ToolbarItem(.keyboard)")) }
    }
    return Lowering.nodes(
      of: NavigationLayout(
        bar: shown.bar, isInline: isInline, toolbar: toolbar, content: shown.nodes,
        pop: isRoot ? nil : shown.pop),
      in: context.derived("bar").with { $0.editMode = editMode })
  }

  private func view(
    of entry: NavigationEntry, _ destinations: inout [ObjectIdentifier: (Any) -> (any View)?]
  ) -> any View {
    if let view = entry.view { return view }
    guard let value = entry.value?.base else { return EmptyView() }
    return destinations[ObjectIdentifier(type(of: value))]?(value)
      ?? Text("no navigationDestination for \(String(describing: type(of: value)))")
  }
}

/// The bar of a screen above its content.
private struct NavigationLayout: View {
  let bar: ScreenBar
  /// True for a title in the bar; else it is larger and below it.
  let isInline: Bool
  let toolbar: ToolbarLayout
  let content: [ViewNode]
  let pop: (() -> Void)?

  /// The heights of a phone's navigation bar and toolbar, in points.
  private static let (height, toolbarHeight) = (44.0, 49.0)

  private var back: (() -> Void)? { bar.hidesBackButton ? nil : pop }

  private var hasBar: Bool {
    guard !bar.isHidden else { return false }
    return bar.title != nil || back != nil || !toolbar.leading.isEmpty || !toolbar.center.isEmpty
      || !toolbar.trailing.isEmpty
  }

  /// The number of the scroll view that takes a large title along; nil: there is none.
  private var scroll: Int? { content.lazy.compactMap(\.firstScroll).first }

  private func items(_ items: [AnyView]) -> some View {
    ForEach(items.indices, id: \.self) { items[$0] }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasBar {
        ZStack {
          HStack(spacing: 16) {
            if let back { Button("‹ Back") { back() } }
            items(toolbar.leading)
            Spacer()
            items(toolbar.trailing)
          }
          .labelStyle(.iconOnly)
          if !toolbar.center.isEmpty {
            items(toolbar.center)
          } else if let title = bar.title {
            if isInline {
              title.font(.headline).lineLimit(1)
            } else if let scroll {
              title.font(.headline).lineLimit(1).hidden().onScreen(.collapsedTitle(scroll))
            }
          }
        }
        .padding(.horizontal, 16)
        .frame(minHeight: Self.height)
      }
      if !bar.isHidden, !isInline, let title = bar.title {
        title.font(.largeTitle).bold().padding(.horizontal, 16).padding(.bottom, 8)
          .onScreen(scroll.map { .largeTitle($0) })
      }
      VStack { NodesView(nodes: content) }
        .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
        .onScreen(.safeArea)
      if !toolbar.bottom.isEmpty {
        HStack(spacing: 16) { items(toolbar.bottom) }
          .labelStyle(.iconOnly)
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity, minHeight: Self.toolbarHeight)
          .background(.bar)
          .onScreen(.bottomBar)
      }
    }
  }
}
