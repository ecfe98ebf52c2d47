/// A view as it crosses the process boundary: its kind, its modifiers and its children.
///
/// Everything inherited (font, foreground style, line limit …) was written into the leaves when
/// the view was lowered, so a node can be laid out and drawn without its ancestors. Lengths are
/// points; colours and symbols are names.
///
///     text "Pizza"        Text("Pizza").padding(8).frame(width: 60)
///       .padding 8        `modifiers` in the order they were written: innermost first
///       .frame w60
package struct ViewNode: Hashable, Sendable {
  package var kind: NodeKind
  /// Innermost first: `modifiers[0]` wraps the view itself, the last one is outermost.
  package var modifiers: [NodeModifier]
  package var children: [ViewNode]
  /// Source locations of the view, the nearest line first: its own, then those of the custom views
  /// whose bodies contain it. Empty unless the archive request sets `keepsPlaces`.
  package var places: [SourcePlace]

  package init(
    _ kind: NodeKind, modifiers: [NodeModifier] = [], children: [ViewNode] = [],
    places: [SourcePlace] = []
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.children = children
    self.places = places
  }

  package static let empty = ViewNode(.empty)

  /// Returns this node with one more modifier around it.
  package func modified(_ modifier: NodeModifier) -> ViewNode {
    var node = self
    node.modifiers.append(modifier)
    return node
  }

  /// True if the node draws nothing and takes no space.
  package var isEmpty: Bool { kind == .empty && modifiers.isEmpty }

  /// The names of everything in the tree that was accepted but cannot be drawn, sorted, without
  /// duplicates.
  package var unsupportedNames: [String] {
    var names: Set<String> = []
    walk { node in
      if case .unsupported(let name) = node.kind { names.insert(name) }
      for case .unsupported(let name) in node.modifiers { names.insert(name) }
    }
    return names.sorted()
  }

  /// Calls `visit` for this node and everything below it, including the contents of modifiers,
  /// parents first. Of a reader's views, which are there for cells and for a phone, those for cells.
  package func walk(_ visit: (ViewNode) -> Void) {
    visit(self)
    for modifier in modifiers { modifier.content?.walk(visit) }
    for child in cellChildren { child.walk(visit) }
  }
}

extension ViewNode {
  /// Returns the tree with every node changed, including the nodes inside modifiers; children are
  /// changed before their parents.
  package func mapped(_ change: (inout ViewNode) -> Void) -> ViewNode {
    var node = self
    node.children = children.map { $0.mapped(change) }
    node.modifiers = modifiers.map { $0.mapped(change) }
    change(&node)
    return node
  }
}

extension NodeModifier {
  fileprivate func mapped(_ change: (inout ViewNode) -> Void) -> NodeModifier {
    if case .overlay(let node, let alignment) = self {
      return .overlay(node.mapped(change), alignment: alignment)
    }
    if case .background(let node, let alignment) = self {
      return .background(node.mapped(change), alignment: alignment)
    }
    if case .mask(let node, let alignment) = self {
      return .mask(node.mapped(change), alignment: alignment)
    }
    if case .role(.rowBackground(let node)) = self {
      return .role(.rowBackground(node.mapped(change)))
    }
    return self
  }
}

extension ViewNode: Codable {
  private enum Key: String, CodingKey { case kind, modifiers, children, places }

  /// Decodes a node; without the key, `places` is empty.
  /// - Throws: `DecodingError` when a value is missing or malformed.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(NodeKind.self, forKey: .kind),
      modifiers: try values.decode([NodeModifier].self, forKey: .modifiers),
      children: try values.decode([ViewNode].self, forKey: .children),
      places: try values.decodeIfPresent([SourcePlace].self, forKey: .places) ?? [])
  }

  /// Encodes the node; empty `places` are omitted.
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(modifiers, forKey: .modifiers)
    try values.encode(children, forKey: .children)
    if !places.isEmpty { try values.encode(places, forKey: .places) }
  }
}
