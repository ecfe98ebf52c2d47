package import ViewArchive

/// A built-in container that a custom layout can use for some of its children.
package enum BuiltInContainer: Hashable, Sendable {
  case hstack(StackContent<VerticalGuide>)
  case vstack(StackContent<HorizontalGuide>)
  case zstack(GuidePair)
  /// A grid in which each child is a row by itself: `GridRow` has an effect in a node tree only,
  /// not among the subviews of a custom layout.
  case grid(GridContent)

  func rule(of children: [BoxID]) -> any LayoutRule {
    switch self {
    case .hstack(let content):
      StackLayout(
        axis: .horizontal, alignment: .vertical(content.alignment), spacing: content.spacing)
    case .vstack(let content):
      StackLayout(
        axis: .vertical, alignment: .horizontal(content.alignment), spacing: content.spacing)
    case .zstack(let alignment): ZStackRule(alignment: alignment)
    case .grid(let content):
      GridRule(
        content: content,
        rows: children.map { GridRule.Row(cells: [$0], alignment: nil, element: nil) })
    }
  }
}
