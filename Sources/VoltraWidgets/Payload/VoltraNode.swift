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

    /// Nil: the value is nothing that is drawn.
    init?(_ value: JSONValue, _ shared: Shared, depth: Int) {
      switch value {
      case .text(let text): self = .text(text)
      case .whole(let number): self = .text(String(number))
      case .number(let number): self = .text(String(number))
      case .truth(let truth): self = .text(String(truth))
      default:
        guard let node = VoltraNode(value, shared, depth: depth) else { return nil }
        self = .node(node)
      }
    }
  }

  var type: Int
  var id: String?
  var props: VoltraValues
  /// Nil: the node has none, which is not the same as an empty one.
  var style: VoltraValues?
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
    case .record(let own)?: style = VoltraValues(.record(own))
    default: style = nil
    }
    self.props = VoltraValues(.record(props.filter { $0.key != "s" && $0.key != "style" }))
    let items: [JSONValue] =
      switch record["c"] {
      case .list(let items)?: items
      case let item?: [item]
      case nil: []
      }
    children = items.compactMap { Child($0, shared, depth: depth + 1) }
  }

  /// The only text in the node; empty: it has none, or something else besides.
  var text: String {
    guard children.count == 1, case .text(let text)? = children.first else { return "" }
    return text
  }

  /// What a prop holds that is drawn.
  func children(in prop: String) -> [Child] {
    switch props[prop] {
    case .list(let items)?: items.compactMap { Child($0, shared, depth: depth + 1) }
    case let item?: [item].compactMap { Child($0, shared, depth: depth + 1) }
    case nil: []
    }
  }
}
