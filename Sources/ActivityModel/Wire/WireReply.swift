package import Foundation

/// The emulator's answer to a call (``Wire``).
package enum WireReply: Codable, Hashable, Sendable {
  case accepted
  /// The engine rejected the event; `message` is the user-visible reason.
  case refused(ActivityRefusal, message: String)
  case records([ActivityRecord])
  case authorization(WireAuthorization)
  /// The push-to-start token; nil: none has been issued yet.
  case token(Data?)
  case activities(ActivityReport)
  /// What became of a push.
  case pushed(PushResult)
  /// The traces of the last pushes, the newest last.
  case pushes([PushTrace])
  case tokens([TokenListing])
  case screen(ScreenReport)
  /// The lines of a frame.
  case frame([String])
  /// The call was malformed or could not be served.
  case failed(message: String)

  private enum Name: String, Codable {
    case accepted, refused, records, authorization, token, activities, pushed, pushes, tokens,
      screen, frame, failed
  }
  private enum Key: String, CodingKey {
    case answer, refusal, message, records, authorization, token, report, result, pushes, tokens,
      screen, frame
  }

  /// Decodes an answer by its name.
  ///
  /// - Throws: `DecodingError` when the name is unknown or a field is missing or malformed.
  package init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    func message() throws -> String { try answer.decode(String.self, forKey: .message) }
    switch try answer.decode(Name.self, forKey: .answer) {
    case .accepted: self = .accepted
    case .refused:
      self = .refused(
        try answer.decode(ActivityRefusal.self, forKey: .refusal), message: try message())
    case .records: self = .records(try answer.decode([ActivityRecord].self, forKey: .records))
    case .authorization:
      self = .authorization(try answer.decode(WireAuthorization.self, forKey: .authorization))
    case .token: self = .token(try answer.decodeIfPresent(Data.self, forKey: .token))
    case .activities:
      self = .activities(try answer.decode(ActivityReport.self, forKey: .report))
    case .pushed: self = .pushed(try answer.decode(PushResult.self, forKey: .result))
    case .pushes: self = .pushes(try answer.decode([PushTrace].self, forKey: .pushes))
    case .tokens: self = .tokens(try answer.decode([TokenListing].self, forKey: .tokens))
    case .frame: self = .frame(try answer.decode([String].self, forKey: .frame))
    case .screen: self = .screen(try answer.decode(ScreenReport.self, forKey: .screen))
    case .failed: self = .failed(message: try message())
    }
  }

  /// Encodes the answer's name and fields.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var answer = encoder.container(keyedBy: Key.self)
    switch self {
    case .accepted: try answer.encode(Name.accepted, forKey: .answer)
    case .refused(let refusal, let message):
      try answer.encode(Name.refused, forKey: .answer)
      try answer.encode(refusal, forKey: .refusal)
      try answer.encode(message, forKey: .message)
    case .records(let records):
      try answer.encode(Name.records, forKey: .answer)
      try answer.encode(records, forKey: .records)
    case .authorization(let authorization):
      try answer.encode(Name.authorization, forKey: .answer)
      try answer.encode(authorization, forKey: .authorization)
    case .token(let token):
      try answer.encode(Name.token, forKey: .answer)
      try answer.encodeIfPresent(token, forKey: .token)
    case .activities(let report):
      try answer.encode(Name.activities, forKey: .answer)
      try answer.encode(report, forKey: .report)
    case .pushed(let result):
      try answer.encode(Name.pushed, forKey: .answer)
      try answer.encode(result, forKey: .result)
    case .pushes(let traces):
      try answer.encode(Name.pushes, forKey: .answer)
      try answer.encode(traces, forKey: .pushes)
    case .tokens(let tokens):
      try answer.encode(Name.tokens, forKey: .answer)
      try answer.encode(tokens, forKey: .tokens)
    case .screen(let report):
      try answer.encode(Name.screen, forKey: .answer)
      try answer.encode(report, forKey: .screen)
    case .frame(let lines):
      try answer.encode(Name.frame, forKey: .answer)
      try answer.encode(lines, forKey: .frame)
    case .failed(let message):
      try answer.encode(Name.failed, forKey: .answer)
      try answer.encode(message, forKey: .message)
    }
  }
}

extension WireReply {
  /// How the replies of one type are written.
  package struct Form<Value>: Sendable {
    let reply: @Sendable (Value) -> WireReply
    /// Returns nil for a reply of another form.
    let value: @Sendable (WireReply) -> Value?
  }
}

extension WireReply.Form<Void> {
  package static var accepted: Self {
    Self(reply: { .accepted }, value: { if case .accepted = $0 { () } else { nil } })
  }
}

extension WireReply.Form<[ActivityRecord]> {
  package static var records: Self {
    Self(
      reply: { .records($0) }, value: { if case .records(let value) = $0 { value } else { nil } })
  }
}

extension WireReply.Form<WireAuthorization> {
  package static var authorization: Self {
    Self(
      reply: { .authorization($0) },
      value: { if case .authorization(let value) = $0 { value } else { nil } })
  }
}

extension WireReply.Form<Data?> {
  package static var token: Self {
    Self(
      reply: { .token($0) },
      value: { if case .token(let value) = $0 { .some(value) } else { nil } })
  }
}

extension WireReply.Form<ActivityReport> {
  package static var activities: Self {
    Self(
      reply: { .activities($0) },
      value: { if case .activities(let value) = $0 { value } else { nil } })
  }
}

extension WireReply.Form<PushResult> {
  package static var pushed: Self {
    Self(reply: { .pushed($0) }, value: { if case .pushed(let value) = $0 { value } else { nil } })
  }
}

extension WireReply.Form<[PushTrace]> {
  package static var pushes: Self {
    Self(reply: { .pushes($0) }, value: { if case .pushes(let value) = $0 { value } else { nil } })
  }
}

extension WireReply.Form<[TokenListing]> {
  package static var tokens: Self {
    Self(reply: { .tokens($0) }, value: { if case .tokens(let value) = $0 { value } else { nil } })
  }
}

extension WireReply.Form<ScreenReport> {
  package static var screen: Self {
    Self(reply: { .screen($0) }, value: { if case .screen(let value) = $0 { value } else { nil } })
  }
}

extension WireReply.Form<[String]> {
  package static var frame: Self {
    Self(reply: { .frame($0) }, value: { if case .frame(let value) = $0 { value } else { nil } })
  }
}
