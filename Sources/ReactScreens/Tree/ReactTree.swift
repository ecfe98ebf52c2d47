import ActivityModel

/// The tree that the JavaScript has sent, by the numbers of its nodes.
struct ReactTree {
  /// The topmost nodes, in order.
  private(set) var root: [Int] = []
  private(set) var nodes: [Int: ReactNode] = [:]

  /// The most nodes; a script that sends more is not followed any further.
  static let mostNodes = 20_000

  subscript(id: Int) -> ReactNode? { nodes[id] }

  /// Replaces all.
  mutating func replace(with message: JSONValue) {
    nodes = [:]
    root = (message["root"]?.items ?? []).compactMap(\.int)
    add(message["nodes"])
  }

  /// Applies what has changed: whole nodes, then those that are gone, then the topmost ones. Returns
  /// the numbers of the nodes that were sent, and of those among them that are new.
  mutating func patch(with message: JSONValue) -> (sent: [Int], new: [Int]) {
    let added = add(message["nodes"])
    for id in (message["gone"]?.items ?? []).compactMap(\.int) { nodes[id] = nil }
    if let ids = message["root"] { root = ids.items.compactMap(\.int) }
    return added
  }

  @discardableResult
  private mutating func add(_ list: JSONValue?) -> (sent: [Int], new: [Int]) {
    var added: (sent: [Int], new: [Int]) = ([], [])
    for item in list?.items ?? [] {
      guard let node = ReactNode(item) else { continue }
      let isNew = nodes[node.id] == nil
      guard !isNew || nodes.count < Self.mostNodes else { continue }
      nodes[node.id] = node
      added.sent.append(node.id)
      if isNew { added.new.append(node.id) }
    }
    return added
  }
}
