/// The nodes of the views that stand inside a view, by what keeps their identity.
@MainActor
struct GraphChildren {
  private struct Key: Hashable {
    /// The position among the views without an identifier.
    var index: Int?
    var id: AnyHashable?
    var type: ObjectIdentifier
    /// Counts views with the same identifier and type.
    var repetition = 0
  }

  private struct Child {
    let node: GraphNode
    /// The place among the others, as the last pass has met them.
    var position: Int
  }

  private var children: [Key: Child] = [:]
  /// The children that the current pass has met.
  private var met: Set<Key> = []
  private var nextIndex = 0

  var isEmpty: Bool { children.isEmpty }

  /// The nodes in the order of the last pass.
  var nodes: [GraphNode] {
    children.values.sorted { $0.position < $1.position }.map(\.node)
  }

  /// Returns the nodes of the views with an identifier.
  func nodes(with id: AnyHashable) -> [GraphNode] {
    children.filter { $0.key.id == id }.map(\.value.node)
  }

  mutating func begin() {
    nextIndex = 0
    met = []
  }

  /// Returns the node of the next view: the one that it had in the last pass, or a new one.
  mutating func next(
    of type: Any.Type, id: AnyHashable?, _ make: () -> GraphNode
  ) -> GraphNode {
    var key = Key(index: id == nil ? nextIndex : nil, id: id, type: ObjectIdentifier(type))
    if id == nil { nextIndex += 1 }
    while met.contains(key) { key.repetition += 1 }
    met.insert(key)
    let node = children[key]?.node ?? make()
    children[key] = Child(node: node, position: met.count)
    return node
  }

  /// Removes and returns what the current pass has not met.
  mutating func takeUnmet() -> [GraphNode] {
    let unmet = children.keys.filter { !met.contains($0) }
    return unmet.compactMap { children.removeValue(forKey: $0)?.node }
  }
}
