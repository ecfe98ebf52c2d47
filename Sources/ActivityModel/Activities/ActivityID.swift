/// The identifier of one Live Activity; `Activity.id` of ActivityKit.
package struct ActivityID: RawRepresentable, Codable, Hashable, Sendable, Comparable,
  CustomStringConvertible, CodingKeyRepresentable
{
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package init(_ rawValue: String) { self.rawValue = rawValue }

  /// Decodes the identifier from a string.
  ///
  /// - Throws: `DecodingError` when the value is not a string.
  package init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the identifier as a string.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  package var description: String { rawValue }

  package static func < (left: ActivityID, right: ActivityID) -> Bool {
    left.rawValue < right.rawValue
  }
}
