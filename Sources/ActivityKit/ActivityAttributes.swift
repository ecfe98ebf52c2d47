/// What a Live Activity is about: the data that stays, and the type of the data that changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The changing part, replaced as a whole by every update.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

extension ActivityAttributes {
  /// What the type is called on the wire: its own name, without module and enclosing types, as
  /// `attributes-type` of a push carries it.
  package static var wireName: String { String(describing: Self.self) }
}
