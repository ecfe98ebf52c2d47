package import Foundation

/// JSON that an app made, as the bytes it came in; in our own JSON a string with that text, so
/// that a person can read it:
///
///     "state":"{\"eta\":757417260}"
///
/// Bytes that are no text, and the rare text that looks like this, are `base64:…`.
@propertyWrapper
package struct JSONText: Codable, Hashable, Sendable {
  package var wrappedValue: Data

  private static let marker = "base64:"

  package init(wrappedValue: Data) { self.wrappedValue = wrappedValue }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.hasPrefix(Self.marker) else {
      wrappedValue = Data(text.utf8)
      return
    }
    guard let data = Data(base64Encoded: String(text.dropFirst(Self.marker.count))) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "what follows '\(Self.marker)' is not Base64")
    }
    wrappedValue = data
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text = String(validating: wrappedValue, as: UTF8.self), !text.hasPrefix(Self.marker) {
      try container.encode(text)
    } else {
      try container.encode(Self.marker + wrappedValue.base64EncodedString())
    }
  }
}
