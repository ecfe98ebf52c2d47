package import ViewArchive

/// A node with its rectangle. Each modifier is a placed node of its own around the node it
/// modifies, as in `child.padding().frame()` → `frame{padding{child}}`.
///
/// `bounds` is in points of the root's coordinate space, before `scale` and `rotation`, which are
/// applied only when drawing; `offset` and `position` are already included.
package struct PlacedNode: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case view(NodeKind)
    case modifier(NodeModifier)
  }

  package var element: Element
  package var bounds: Rect
  /// The lines of a text, wrapped and truncated; empty for everything else.
  package var lines: [PlacedLine]
  /// A container's children in source order; for a modifier its child, then the content of an
  /// overlay, background or mask. Children that are not shown are omitted.
  package var children: [PlacedNode]
  /// Nil: the layout is not traced (`LayoutContext.isTraced`).
  package var trace: LayoutTrace?

  package init(
    _ element: Element, bounds: Rect, lines: [PlacedLine] = [], children: [PlacedNode] = [],
    trace: LayoutTrace? = nil
  ) {
    self.element = element
    self.bounds = bounds
    self.lines = lines
    self.children = children
    self.trace = trace
  }

  /// Calls `visit` for this node and everything below it, parents first, in drawing order.
  package func walk(_ visit: (PlacedNode) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}
