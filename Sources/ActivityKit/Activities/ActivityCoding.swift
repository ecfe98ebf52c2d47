import Foundation
import ActivityModel

/// Encodes attributes and content states as ActivityKit does: JSON with Foundation's defaults, so a
/// date is seconds since 2001 (CODE-1, CODE-2), and other types are as CODE-3 lists them.
package enum ActivityCoding {
  /// Encodes a value as JSON with sorted keys.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    // Sorted keys make equal values encode to equal bytes.
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }

  /// Decodes a value from JSON.
  ///
  /// - Throws: `DecodingError` when the JSON does not fit the type.
  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  {
    try JSONDecoder().decode(type, from: data)
  }
}

extension ActivityContent {
  /// Encodes the content for the engine.
  ///
  /// - Throws: `EncodingError` from the encoder.
  func record() throws -> ActivityContentRecord {
    ActivityContentRecord(
      state: try ActivityCoding.encode(state), staleDate: staleDate,
      relevanceScore: relevanceScore)
  }

  /// Decodes the content of a record.
  ///
  /// - Throws: `DecodingError` when the state does not fit the type.
  init(_ record: ActivityContentRecord) throws {
    self.init(
      state: try ActivityCoding.decode(State.self, from: record.state),
      staleDate: record.staleDate, relevanceScore: record.relevanceScore)
  }
}
