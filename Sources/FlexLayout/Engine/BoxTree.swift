import ViewArchive

/// The boxes of a tree of nodes.
struct BoxTree {
  /// A node's box and its place in the tree.
  struct Entry {
    var box: FlexBox
    /// The index of the parent's entry; nil: the root.
    var parent: Int?
    var depth: Int
  }

  /// The boxes of all nodes in preorder.
  private(set) var entries: [Entry] = []

  var root: FlexBox { entries[0].box }

  /// Creates the boxes without recursion, so that the depth is known before anything recurs.
  init(of root: FlexNode, by engine: FlexEngine) throws(FlexLayoutError) {
    /// A node whose box is still to be made.
    struct Pending {
      var node: FlexNode
      var parent: Int?
      /// The index of the box that lays the node out.
      var container: Int?
      var depth: Int
    }
    var pending = [Pending(node: root, depth: 1)]
    while let next = pending.popLast() {
      guard next.depth <= engine.depthLimit else { throw .tooDeep(limit: engine.depthLimit) }
      // Children of `display: contents` follow the box that lays them out (Yoga).
      let inherited = next.container.map { entries[$0].box.direction } ?? engine.writingDirection
      let box = FlexBox(
        next.node, direction: next.node.style.writingDirection ?? inherited,
        outerDirection: next.container.map { entries[$0].box.direction })
      let index = entries.count
      entries.append(Entry(box: box, parent: next.parent, depth: next.depth))
      // The root has no container that its children could be laid out in instead.
      let isTransparent = next.node.style.display == .contents && next.parent != nil
      if !isTransparent, let container = next.container {
        entries[container].box.children.append(box)
      }
      let container = isTransparent ? next.container : index
      for child in next.node.children.reversed() {
        pending.append(
          Pending(node: child, parent: index, container: container, depth: next.depth + 1))
      }
    }
  }
}
