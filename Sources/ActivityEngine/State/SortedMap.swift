/// A sorted dictionary: a weight-balanced tree.
///
/// Finding, changing, removing and `rank(of:)` take time proportional to the logarithm of the
/// count. Copies are cheap: they share their nodes (copy-on-write), and a change copies only the
/// nodes on the path to it.
///
/// Written here because the sorted collections of swift-collections are not yet stable.
struct SortedMap<Key: Comparable & Sendable, Value: Sendable>: Sendable {
  /// Sendable because a node is changed only when a single map refers to it (`owned`).
  fileprivate final class Node: @unchecked Sendable {
    // The properties that every search reads come first, for locality in memory.
    var left: Node?
    var right: Node?
    private(set) var count: Int
    var item: (key: Key, value: Value)

    init(_ item: (key: Key, value: Value), _ left: Node?, _ right: Node?) {
      self.left = left
      self.right = right
      count = Node.count(left) + Node.count(right) + 1
      self.item = item
    }

    func recount() { count = Node.count(left) + Node.count(right) + 1 }

    static func count(_ node: Node?) -> Int { node?.count ?? 0 }
  }

  private var root: Node?

  init() {}

  var isEmpty: Bool { root == nil }
  var count: Int { Node.count(root) }

  var first: (key: Key, value: Value)? {
    var node = root
    while let left = node?.left { node = left }
    return node?.item
  }

  subscript(key: Key) -> Value? {
    get {
      var node = root
      while let here = node {
        if key < here.item.key {
          node = here.left
        } else if here.item.key < key {
          node = here.right
        } else {
          return here.item.value
        }
      }
      return nil
    }
    set {
      if let newValue {
        Self.insert((key, newValue), into: &root)
      } else if self[key] != nil {
        Self.remove(key, from: &root)
      }
    }
  }

  /// Returns the number of keys before `key`, which need not be in the map.
  func rank(of key: Key) -> Int {
    var rank = 0
    var node = root
    while let here = node {
      if here.item.key < key {
        rank += Node.count(here.left) + 1
        node = here.right
      } else {
        node = here.left
      }
    }
    return rank
  }

  // MARK: Balance (S. Adams, "Efficient sets: a balancing act", 1993)

  /// One side of a node may have at most this many times the count of the other.
  private static var heaviest: Int { 3 }
  /// A double rotation is needed when the inner grandchild has this many times the outer one's
  /// count.
  private static var innerShare: Int { 2 }

  /// Returns the node in `slot`, copied first if another map shares it; nil: there is no node.
  private static func owned(_ slot: inout Node?) -> Node? {
    if !isKnownUniquelyReferenced(&slot), let shared = slot {
      slot = Node(shared.item, shared.left, shared.right)
    }
    return slot
  }

  private static func insert(_ item: (key: Key, value: Value), into slot: inout Node?) {
    guard let node = owned(&slot) else {
      slot = Node(item, nil, nil)
      return
    }
    if item.key < node.item.key {
      insert(item, into: &node.left)
    } else if node.item.key < item.key {
      insert(item, into: &node.right)
    } else {
      node.item = item
      return
    }
    balance(node, in: &slot)
  }

  /// Removes a key that is in the subtree.
  private static func remove(_ key: Key, from slot: inout Node?) {
    guard let node = owned(&slot) else { return }
    if key < node.item.key {
      remove(key, from: &node.left)
    } else if node.item.key < key {
      remove(key, from: &node.right)
    } else if node.left == nil {
      slot = node.right
      return
    } else if let next = removeFirst(from: &node.right) {
      node.item = next
    } else {
      slot = node.left
      return
    }
    balance(node, in: &slot)
  }

  /// Removes and returns the item with the least key; nil: the subtree is empty.
  private static func removeFirst(from slot: inout Node?) -> (key: Key, value: Value)? {
    guard let node = owned(&slot) else { return nil }
    guard let first = removeFirst(from: &node.left) else {
      slot = node.right
      return node.item
    }
    balance(node, in: &slot)
    return first
  }

  /// Updates the count of `node`, which is owned and stands in `slot`, and rotates it if one side
  /// is too heavy.
  private static func balance(_ node: Node, in slot: inout Node?) {
    node.recount()
    let (left, right) = (Node.count(node.left), Node.count(node.right))
    guard left + right > 1 else { return }
    if right > heaviest * left, var child = owned(&node.right) {
      if Node.count(child.left) >= innerShare * Node.count(child.right),
        let inner = owned(&child.left)
      {
        turnRight(child, inner)
        child = inner
      }
      turnLeft(node, child)
      slot = child
    } else if left > heaviest * right, var child = owned(&node.left) {
      if Node.count(child.right) >= innerShare * Node.count(child.left),
        let inner = owned(&child.right)
      {
        turnLeft(child, inner)
        child = inner
      }
      turnRight(node, child)
      slot = child
    }
  }

  /// Rotates left: `child`, right of `node`, becomes its parent; both are owned.
  private static func turnLeft(_ node: Node, _ child: Node) {
    node.right = child.left
    node.recount()
    child.left = node
    child.recount()
  }

  /// Rotates right: `child`, left of `node`, becomes its parent; both are owned.
  private static func turnRight(_ node: Node, _ child: Node) {
    node.left = child.right
    node.recount()
    child.right = node
    child.recount()
  }
}

extension SortedMap: Sequence {
  struct Iterator: IteratorProtocol {
    /// The nodes whose left subtree has been visited; the next one is last.
    private var path: [Node] = []

    fileprivate init(_ root: Node?) { descend(root) }

    private mutating func descend(_ node: Node?) {
      var node = node
      while let here = node {
        path.append(here)
        node = here.left
      }
    }

    mutating func next() -> (key: Key, value: Value)? {
      guard let node = path.popLast() else { return nil }
      descend(node.right)
      return node.item
    }
  }

  func makeIterator() -> Iterator { Iterator(root) }

  /// The exact count, so that copying into an array allocates once.
  var underestimatedCount: Int { count }
}

/// A sorted set: keys without values.
extension SortedMap where Value == Void {
  mutating func insert(_ key: Key) { self[key] = () }
  mutating func remove(_ key: Key) { self[key] = nil }
}
