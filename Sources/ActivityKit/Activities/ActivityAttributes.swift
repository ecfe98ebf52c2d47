/// The data of a Live Activity: what stays the same, and the type of what changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The changing part, replaced as a whole by every update.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

extension ActivityAttributes {
  /// The type's name in requests and pushes: its own name, without module and enclosing types, as
  /// in `attributes-type` of a push.
  package static var wireName: String { String(describing: Self.self) }
}
