import ActivityModel

/// A node of a payload: a component by its number, with what it shows.
struct VoltraNode {
  /// What several nodes of a payload refer to by number.
  struct Shared {
    var styles: [JSONValue] = []
    var elements: [JSONValue] = []

    init(styles: JSONValue? = nil, elements: JSONValue? = nil) {
      if case .list(let items)? = styles { self.styles = items }
      if case .list(let items)? = elements { self.elements = items }
    }
  }

  enum Child {
    case node(VoltraNode)
    case text(String)
  }

  var type: Int
  var id: String?
  var props: VoltraValues
  var style: VoltraValues
  var children: [Child]
  /// Elements that props name, such as the label of a gauge.
  private let shared: Shared
  private let depth: Int

  /// The deepest nesting that is drawn, references included, which might lead in a circle.
  private static let deepest = 60

  /// Nil: the value is no node.
  init?(_ value: JSONValue, _ shared: Shared, depth: Int = 0) {
    guard case .record(let record) = value, depth < Self.deepest else { return nil }
    if case .whole(let number)? = record["$r"] {
      guard shared.elements.indices.contains(Int(number)),
        let node = VoltraNode(shared.elements[Int(number)], shared, depth: depth + 1)
      else { return nil }
      self = node
      return
    }
    guard case .whole(let type)? = record["t"] else { return nil }
    self.type = Int(clamping: type)
    self.shared = shared
    self.depth = depth
    if case .text(let id)? = record["i"] { self.id = id }
    let props: [String: JSONValue] = if case .record(let own)? = record["p"] { own } else { [:] }
    switch props["s"] ?? props["style"] {
    case .whole(let number)? where shared.styles.indices.contains(Int(number)):
      style = VoltraValues(shared.styles[Int(number)])
    case let own?: style = VoltraValues(own)
    case nil: style = VoltraValues(.null)
    }
    self.props = VoltraValues(.record(props.filter { $0.key != "s" && $0.key != "style" }))
    let items: [JSONValue] =
      switch record["c"] {
      case .list(let items)?: items
      case let item?: [item]
      case nil: []
      }
    children = items.compactMap { item in
      if case .text(let text) = item { return .text(text) }
      return VoltraNode(item, shared, depth: depth + 1).map(Child.node)
    }
  }

  var nodes: [VoltraNode] {
    children.compactMap { child in
      guard case .node(let node) = child else { return nil }
      return node
    }
  }

  /// The texts among the children, joined.
  var text: String {
    children.map { child in
      switch child {
      case .text(let text): text
      case .node(let node): node.type == 0 ? node.text : ""
      }
    }.joined()
  }

  /// The nodes that a prop holds.
  func nodes(in prop: String) -> [VoltraNode] {
    switch props[prop] {
    case .list(let items)?: items.compactMap { VoltraNode($0, shared, depth: depth + 1) }
    case let item?: [item].compactMap { VoltraNode($0, shared, depth: depth + 1) }
    case nil: []
    }
  }
}
