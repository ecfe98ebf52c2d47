/// Names one Live Activity; `Activity.id` of ActivityKit.
package struct ActivityID: RawRepresentable, Codable, Hashable, Sendable, Comparable,
  CustomStringConvertible, CodingKeyRepresentable
{
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package init(_ rawValue: String) { self.rawValue = rawValue }

  package init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  package var description: String { rawValue }

  package static func < (left: ActivityID, right: ActivityID) -> Bool {
    left.rawValue < right.rawValue
  }
}
