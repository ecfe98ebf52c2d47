/// A view as it crosses the process boundary: what it is, what was done to it, and its children.
///
/// Everything inherited (font, foreground style, line limit …) was written into the leaves when
/// the view was lowered, so a node can be laid out and drawn without its ancestors. Lengths are
/// points; colours and symbols are names.
///
///     text "Pizza"        Text("Pizza").padding(8).frame(width: 60)
///       .padding 8        `modifiers` in the order they were written: innermost first
///       .frame w60
package struct ViewNode: Codable, Hashable, Sendable {
  package var kind: NodeKind
  /// Innermost first: `modifiers[0]` wraps the view itself, the last one is outermost.
  package var modifiers: [NodeModifier]
  package var children: [ViewNode]

  package init(
    _ kind: NodeKind, modifiers: [NodeModifier] = [], children: [ViewNode] = []
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.children = children
  }

  package static let empty = ViewNode(.empty)

  /// This node with one more modifier around it.
  package func modified(_ modifier: NodeModifier) -> ViewNode {
    var node = self
    node.modifiers.append(modifier)
    return node
  }

  /// True when nothing at all would be drawn and no room is taken.
  package var isEmpty: Bool { kind == .empty && modifiers.isEmpty }

  /// Calls `visit` for this node and everything below it, modifiers' contents included,
  /// parents first.
  package func walk(_ visit: (ViewNode) -> Void) {
    visit(self)
    for modifier in modifiers { modifier.content?.walk(visit) }
    for child in children { child.walk(visit) }
  }
}
