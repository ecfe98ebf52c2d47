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

  /// The children in the order in which they are drawn: by z index, else in source order.
  package var childrenInDrawingOrder: [PlacedNode] {
    let indices = children.map(\.zIndex)
    return children.enumerated().sorted {
      let (left, right) = (indices[$0.offset], indices[$1.offset])
      return left != right ? left < right : $0.offset < $1.offset
    }.map(\.element)
  }

  /// The z index among siblings; it is also found inside other modifiers.
  private var zIndex: Double {
    var node = self
    while case .modifier(let modifier) = node.element {
      if case .zIndex(let index) = modifier { return index.isNaN ? 0 : index }
      guard let child = node.children.first else { return 0 }
      node = child
    }
    return 0
  }
}
