/// A line from the emulator; `Request` is the body of a widget request.
package enum ServerLine<Request: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  case greeting(WireGreeting)
  case answer(id: Int, WireReply)
  case changed(ActivityRecord)
  case authorization(WireAuthorization)
  case token(PushToken)
  /// A push that was received, or whose trace has become longer; for clients that follow them.
  case push(PushTrace)
  case request(id: Int, Request)

  private enum Key: String, CodingKey {
    case island, id, answer, changed, authorization, token, push, ask
  }

  /// Decodes a line by the key that determines its kind.
  ///
  /// - Throws: `DecodingError` when the line fits no kind.
  package init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    if line.contains(.island) {
      self = .greeting(try WireGreeting(from: decoder))
    } else if line.contains(.answer) {
      self = .answer(id: try line.decode(Int.self, forKey: .id), try WireReply(from: decoder))
    } else if line.contains(.changed) {
      self = .changed(try line.decode(ActivityRecord.self, forKey: .changed))
    } else if line.contains(.authorization) {
      self = .authorization(try line.decode(WireAuthorization.self, forKey: .authorization))
    } else if line.contains(.token) {
      self = .token(try line.decode(PushToken.self, forKey: .token))
    } else if line.contains(.push) {
      self = .push(try line.decode(PushTrace.self, forKey: .push))
    } else {
      self = .request(
        id: try line.decode(Int.self, forKey: .id), try line.decode(Request.self, forKey: .ask))
    }
  }

  /// Encodes the line's object.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    switch self {
    case .greeting(let greeting): try greeting.encode(to: encoder)
    case .answer(let id, let answer):
      try line.encode(id, forKey: .id)
      try answer.encode(to: encoder)
    case .changed(let record): try line.encode(record, forKey: .changed)
    case .authorization(let authorization): try line.encode(authorization, forKey: .authorization)
    case .token(let token): try line.encode(token, forKey: .token)
    case .push(let trace): try line.encode(trace, forKey: .push)
    case .request(let id, let request):
      try line.encode(id, forKey: .id)
      try line.encode(request, forKey: .ask)
    }
  }
}
