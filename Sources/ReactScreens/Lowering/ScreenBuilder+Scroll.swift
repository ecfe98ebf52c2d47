import ActivityModel
import ViewArchive

extension ScreenBuilder {
  mutating func scrollView(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    if node.wants(.refresh), refreshed == nil { refreshed = node.id }
    let inner = around.with { $0.reachesEdges = false }
    let role: NodeRole =
      node.flag("horizontal") ? .scrolledContent(node.id) : .scrollContent(node.id)
    var contents = lowerAll(node.children, inner)
    if node.flag("inverted"), !contents.isEmpty { contents[0].reverse() }
    if node.isLongList, !contents.isEmpty { contents[0].markRows(of: node.id) }
    let children = contents.map { $0.modified(.role(role)) }
    var style = node.flex
    style.overflow = .scroll
    if let inset = node.props["contentInset"] {
      style.padding.top = style.padding.top ?? inset["top"]?.double.map { .points($0) }
      style.padding.bottom = style.padding.bottom ?? inset["bottom"]?.double.map { .points($0) }
    }
    let view = ViewNode(.flex(style), children: children).modified(.clip(.rectangle))
      .dressed(as: node, fill: nil, reachesEdges: around.reachesEdges)
      .settled(as: node)
    return view.modified(.role(.scrollScope(node.id)))
  }
}

extension ReactNode {
  /// True for a list that hears where it is scrolled, and may have more rows then.
  fileprivate var isLongList: Bool { wants(.scroll) && !flag("horizontal") }
}

extension ViewNode {
  /// Shows the first row at the end, as chats have it.
  fileprivate mutating func reverse() {
    guard case .flex(var style) = kind else { return }
    style.container.direction = style.container.direction.reversed
    kind = .flex(style)
  }

  /// Has the app told when the end of its rows comes near.
  fileprivate mutating func markRows(of list: Int) {
    guard children.count > 1 else { return }
    func role(_ part: NodeRole.LazyRow.Part, _ index: Int) -> NodeModifier {
      .role(.lazyRow(NodeRole.LazyRow(container: list, part: part, index: index)))
    }
    let last = children.count - 1
    children[0] = children[0].modified(role(.first, 0))
    children[last] = children[last].modified(role(.last, last))
    children.append(ViewNode(.flex(FlexStyle())).modified(role(.after, last + 1)))
  }
}

extension FlexDirection {
  fileprivate var reversed: FlexDirection {
    switch self {
    case .row: .rowReverse
    case .rowReverse: .row
    case .column: .columnReverse
    case .columnReverse: .column
    }
  }
}
