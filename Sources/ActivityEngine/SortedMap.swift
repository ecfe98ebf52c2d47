/// Values by key, in the order of their keys: a weight-balanced tree.
///
/// Finding, changing, removing and counting what comes before a key take time proportional to the
/// logarithm of the count. Nodes never change, so a copy costs nothing and shares with the
/// original what neither has changed since.
struct SortedMap<Key: Comparable & Sendable, Value: Sendable>: Sendable {
  /// Apart from the node, so that copying a path moves one reference a node.
  fileprivate final class Item: Sendable {
    let key: Key
    let value: Value

    init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  fileprivate final class Node: Sendable {
    let item: Item
    let left: Node?
    let right: Node?
    let count: Int

    init(_ item: Item, _ left: Node?, _ right: Node?) {
      self.item = item
      self.left = left
      self.right = right
      count = Node.count(left) + Node.count(right) + 1
    }

    static func count(_ node: Node?) -> Int { node?.count ?? 0 }
  }

  private var root: Node?

  init() {}

  var isEmpty: Bool { root == nil }
  var count: Int { Node.count(root) }

  var first: (key: Key, value: Value)? {
    var node = root
    while let left = node?.left { node = left }
    return node.map { ($0.item.key, $0.item.value) }
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
        root = Self.inserting(Item(key, newValue), into: root)
      } else {
        root = Self.removing(key, from: root)
      }
    }
  }

  /// How many keys come before `key`, which may be missing.
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

  /// One side may be this many times as heavy as the other.
  private static var heaviest: Int { 3 }
  /// A double turn is needed when the inner grandchild is this many times the outer one.
  private static var innerShare: Int { 2 }

  private static func inserting(_ item: Item, into node: Node?) -> Node {
    guard let node else { return Node(item, nil, nil) }
    if item.key < node.item.key {
      return balanced(node.item, inserting(item, into: node.left), node.right)
    }
    if node.item.key < item.key {
      return balanced(node.item, node.left, inserting(item, into: node.right))
    }
    return Node(item, node.left, node.right)
  }

  private static func removing(_ key: Key, from node: Node?) -> Node? {
    guard let node else { return nil }
    if key < node.item.key {
      return balanced(node.item, removing(key, from: node.left), node.right)
    }
    if node.item.key < key {
      return balanced(node.item, node.left, removing(key, from: node.right))
    }
    guard let left = node.left else { return node.right }
    guard let right = node.right else { return left }
    let (least, rest) = removingFirst(from: right)
    return balanced(least, left, rest)
  }

  private static func removingFirst(from node: Node) -> (first: Item, rest: Node?) {
    guard let left = node.left else { return (node.item, node.right) }
    let (first, rest) = removingFirst(from: left)
    return (first, balanced(node.item, rest, node.right))
  }

  private static func balanced(_ item: Item, _ left: Node?, _ right: Node?) -> Node {
    let (leftCount, rightCount) = (Node.count(left), Node.count(right))
    guard leftCount + rightCount > 1 else { return Node(item, left, right) }
    if let right, rightCount > heaviest * leftCount {
      return turnedLeft(item, left, right)
    }
    if let left, leftCount > heaviest * rightCount {
      return turnedRight(item, left, right)
    }
    return Node(item, left, right)
  }

  private static func turnedLeft(_ item: Item, _ left: Node?, _ right: Node) -> Node {
    guard let inner = right.left, inner.count >= innerShare * Node.count(right.right) else {
      return Node(right.item, Node(item, left, right.left), right.right)
    }
    return Node(
      inner.item, Node(item, left, inner.left), Node(right.item, inner.right, right.right))
  }

  private static func turnedRight(_ item: Item, _ left: Node, _ right: Node?) -> Node {
    guard let inner = left.right, inner.count >= innerShare * Node.count(left.left) else {
      return Node(left.item, left.left, Node(item, left.right, right))
    }
    return Node(
      inner.item, Node(left.item, left.left, inner.left), Node(item, inner.right, right))
  }
}

extension SortedMap: Sequence {
  struct Iterator: IteratorProtocol {
    /// Nodes whose left side has been seen.
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
      return (node.item.key, node.item.value)
    }
  }

  func makeIterator() -> Iterator { Iterator(root) }

  /// The count, so that copying into an array asks for its room once.
  var underestimatedCount: Int { count }
}

/// Keys alone.
extension SortedMap where Value == Void {
  mutating func insert(_ key: Key) { self[key] = () }
  mutating func remove(_ key: Key) { self[key] = nil }
}
