import ActivityModel
import ViewArchive

/// An element of the tree that the JavaScript has sent.
struct ReactNode: Hashable, Sendable {
  let id: Int
  /// Nil: none that is drawn in a way of its own.
  let type: ReactNodeType?
  /// The type in the words of the JavaScript.
  let typeName: String
  let style: [String: JSONValue]
  let flex: FlexStyle
  let look: BoxLook
  let props: [String: JSONValue]
  let events: Set<ReactEvent>
  let children: [Int]
  let runs: [ReactRun]

  /// Reads a node; nil: it has no number.
  init?(_ node: JSONValue) {
    guard let id = node["id"]?.int, let name = node["type"]?.string else { return nil }
    self.id = id
    typeName = name
    type = ReactNodeType(rawValue: name)
    style = node["style"]?.fields ?? [:]
    flex = FlexStyleParser.parse(style) { FlexStyleValue($0) }.style
    look = BoxLook(style)
    props = node["props"]?.fields ?? [:]
    events = Set((node["on"]?.items ?? []).compactMap { $0.string.flatMap(ReactEvent.init) })
    children = (node["children"]?.items ?? []).compactMap(\.int)
    runs = (node["runs"]?.items ?? []).map(ReactRun.init)
  }

  func wants(_ event: ReactEvent) -> Bool { events.contains(event) }

  func text(_ prop: String) -> String? { props[prop]?.string }
  func flag(_ prop: String) -> Bool { props[prop]?.flag ?? false }
  func number(_ prop: String) -> Double? { props[prop]?.double }

  /// The width and the height that the style gives, in points.
  var givenSize: (width: Double?, height: Double?) {
    (flex.sizes.width?.points, flex.sizes.height?.points)
  }
}

extension FlexStyleValue {
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .whole(let number): self = .number(Double(number))
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .null: self = .null
    case .truth, .list, .record: self = .other
    }
  }
}
