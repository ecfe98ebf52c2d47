import Foundation
import ActivityModel

/// ActivityKit's encoding of attributes and content states: JSON with Foundation's defaults, so
/// that a date is seconds since 2001 (activitykit.md §6).
package enum ActivityCoding {
  package static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    // Two equal values give equal bytes.
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }

  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  {
    try JSONDecoder().decode(type, from: data)
  }
}

extension ActivityContent {
  func record() throws -> ActivityContentRecord {
    ActivityContentRecord(
      state: try ActivityCoding.encode(state), staleDate: staleDate,
      relevanceScore: relevanceScore)
  }

  /// Throws when the state does not fit the type.
  init(_ record: ActivityContentRecord) throws {
    self.init(
      state: try ActivityCoding.decode(State.self, from: record.state),
      staleDate: record.staleDate, relevanceScore: record.relevanceScore)
  }
}
