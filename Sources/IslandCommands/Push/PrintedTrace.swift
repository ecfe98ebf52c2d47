import ActivityModel
import Foundation

/// A trace as `island pushes --json` prints it: its payload is JSON, not JSON in a text.
struct PrintedTrace: Encodable {
  private let trace: PushTrace

  init(_ trace: PushTrace) { self.trace = trace }

  private enum CodingKeys: String, CodingKey {
    case number, id, date, event, target, destination, verdict, status, reason, headers, payload
    case steps
  }

  /// Encodes the trace.
  ///
  /// - Throws: `EncodingError` from the encoder.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(trace.number, forKey: .number)
    try values.encode(trace.id, forKey: .id)
    try values.encode(trace.date, forKey: .date)
    try values.encodeIfPresent(trace.event, forKey: .event)
    try values.encode(trace.target, forKey: .target)
    try values.encodeIfPresent(trace.destination, forKey: .destination)
    try values.encode(trace.verdict, forKey: .verdict)
    try values.encodeIfPresent(trace.answer?.status, forKey: .status)
    try values.encodeIfPresent(trace.answer?.reason, forKey: .reason)
    if let request = trace.request {
      try values.encode(request.headers, forKey: .headers)
      let payload = try? JSONParser.read(Data(request.payload.utf8))
      // A payload that is no JSON is printed as the text that it is.
      try values.encode(payload.map(Self.shortened) ?? .text(request.payload), forKey: .payload)
    }
    try values.encode(trace.steps, forKey: .steps)
  }

  /// The fewest hexadecimal digits of a text that is taken for a token.
  private static let tokenDigits = 64

  /// Returns the value with tokens shortened.
  private static func shortened(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .truth, .whole, .number: value
    case .text(let text):
      if text.utf8.count >= tokenDigits, let token = TokenText.bytes(text) {
        .text(TokenText.short(token))
      } else {
        value
      }
    case .list(let items): .list(items.map(shortened))
    case .record(let fields): .record(fields.mapValues(shortened))
    }
  }
}
