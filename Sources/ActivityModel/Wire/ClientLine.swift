/// A line from a client; `Reply` is the body of a reply to a widget request.
package enum ClientLine<Reply: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  case greeting(WireGreeting)
  case call(id: Int, WireCall)
  case reply(id: Int, Reply)

  private enum Key: String, CodingKey { case island, id, call, reply }

  /// Decodes a line by the key that determines its kind.
  ///
  /// - Throws: `DecodingError` when the line fits no kind; `UnknownEvent` when the event to
  ///   submit is unknown.
  package init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    if line.contains(.island) {
      self = .greeting(try WireGreeting(from: decoder))
    } else if line.contains(.reply) {
      self = .reply(
        id: try line.decode(Int.self, forKey: .id),
        try line.decode(Reply.self, forKey: .reply))
    } else {
      self = .call(id: try line.decode(Int.self, forKey: .id), try WireCall(from: decoder))
    }
  }

  /// Encodes the line's object.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    switch self {
    case .greeting(let greeting): try greeting.encode(to: encoder)
    case .call(let id, let call):
      try line.encode(id, forKey: .id)
      try call.encode(to: encoder)
    case .reply(let id, let reply):
      try line.encode(id, forKey: .id)
      try line.encode(reply, forKey: .reply)
    }
  }
}
