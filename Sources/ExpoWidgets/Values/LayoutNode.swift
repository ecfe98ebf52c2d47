import ActivityModel

/// A node of the tree that a layout has returned.
struct LayoutNode {
  enum Child {
    case node(LayoutNode)
    case text(String)
  }

  var type: String
  var props: NodeParameters
  var children: [Child]

  /// The deepest nesting that is drawn, so that no tree fills the stack.
  private static let deepest = 100

  /// Nil: the value is no node.
  init?(_ value: JSONValue, depth: Int = 0) {
    guard case .record(let record) = value, case .text(let type)? = record["type"],
      depth < Self.deepest
    else { return nil }
    self.type = type
    if case .record(let props)? = record["props"] {
      self.props = NodeParameters(name: type, values: props)
    } else {
      props = NodeParameters(name: type, values: [:])
    }
    guard case .list(let children)? = record["children"] else {
      self.children = []
      return
    }
    self.children = children.compactMap { child in
      if case .text(let text) = child { return .text(text) }
      return LayoutNode(child, depth: depth + 1).map(Child.node)
    }
  }

  /// The children that are nodes: text stands only inside of a text.
  var nodes: [LayoutNode] {
    children.compactMap { child in
      guard case .node(let node) = child else { return nil }
      return node
    }
  }

  /// The modifiers in the order in which they apply, each named by its `$type`.
  var modifiers: [NodeParameters] {
    guard case .list(let items)? = props.values["modifiers"] else { return [] }
    return items.compactMap { item in
      guard case .record(let record) = item, case .text(let name)? = record["$type"] else {
        return nil
      }
      return NodeParameters(name: name, values: record)
    }
  }
}
