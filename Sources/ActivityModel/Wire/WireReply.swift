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
  /// The call was malformed or could not be served.
  case failed(message: String)

  private enum Name: String, Codable {
    case accepted, refused, records, authorization, token, activities, failed
  }
  private enum Key: String, CodingKey {
    case answer, refusal, message, records, authorization, token, report
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
    case .failed(let message):
      try answer.encode(Name.failed, forKey: .answer)
      try answer.encode(message, forKey: .message)
    }
  }
}
