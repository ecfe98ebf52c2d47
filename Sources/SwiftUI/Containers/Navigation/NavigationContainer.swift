import ViewArchive

/// The screens of a navigation stack: all are lowered, so that those below keep their state, and the
/// last one is shown, with its title and its bar's items above.
struct NavigationContainer {
  let root: AnyView
  /// The path of the app; nil: the stack keeps its own.
  let path: NavigationPathAccess?
  @State private var entries: [NavigationEntry] = []
}

extension NavigationContainer: View {
  private var current: [NavigationEntry] {
    path.map { path in path.values().map { NavigationEntry(value: $0) } + entries } ?? entries
  }

  var body: some View {
    NavigationScreens(
      root: root, entries: current,
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
  let push: (NavigationEntry) -> Void
  let pop: () -> Void
}

extension NavigationScreens: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]
    var levels: [(view: any View, pop: () -> Void)] = [(root, {})]
    levels += entries.map { (view(of: $0, &destinations), pop) }
    var index = 0
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
        if index > 0 { $0.dismiss = DismissAction(levels[index].pop) }
      }
      inner.identity = index
      let view = levels[index].view
      let (nodes, report) = context.record.screenReport { Lowering.nodes(of: view, in: inner) }
      context.record.screen.presentations += report.presentations
      destinations.merge(bar.destinations) { $1 }
      levels += bar.presented.map { ($0.view, $0.pop) }
      shown = (nodes, bar, report, levels[index].pop)
      index += 1
    }
    guard var shown else { return [] }
    // A screen below another one has disappeared.
    for level in levels.indices {
      for screen in context.screenNode?.children(with: AnyHashable(level)) ?? [] {
        screen.setHidden(level < levels.count - 1)
      }
    }
    shown.report.presentations = []
    context.record.screen.append(shown.report)
    let isRoot = levels.count == 1
    if !isRoot { context.record.screen.backs.append(shown.pop) }
    let toolbar = ToolbarLayout(shown.bar.toolbars)
    return Lowering.nodes(
      of: NavigationLayout(
        title: shown.bar.title, leading: toolbar.leading.map { AnyView($0) },
        trailing: toolbar.trailing.map { AnyView($0) }, content: shown.nodes,
        pop: isRoot ? nil : shown.pop), in: context.derived("bar"))
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
  let title: AnyView?
  let leading: [AnyView]
  let trailing: [AnyView]
  let content: [ViewNode]
  let pop: (() -> Void)?

  private var hasBar: Bool { pop != nil || !leading.isEmpty || !trailing.isEmpty }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasBar {
        HStack(spacing: 16) {
          if let pop { Button("‹ Back") { pop() } }
          ForEach(leading.indices, id: \.self) { leading[$0] }
          Spacer()
          ForEach(trailing.indices, id: \.self) { trailing[$0] }
        }
        .labelStyle(.iconOnly)
        .padding(.horizontal, 16)
      }
      if let title { title.padding(.horizontal, 16).padding(.bottom, 16) }
      VStack { NodesView(nodes: content) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onScreen(.safeArea)
    }
  }
}
