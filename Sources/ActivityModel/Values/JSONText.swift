package import Foundation

/// An app's JSON as the bytes that were received. The project's own JSON stores it as a string, so
/// that a person can read it:
///
///     "state":"{\"eta\":757417260}"
///
/// Bytes that are not UTF-8, and text that begins with `base64:`, are stored as `base64:…`.
@propertyWrapper
package struct JSONText: Codable, Hashable, Sendable {
  package var wrappedValue: Data

  private static let marker = "base64:"

  package init(wrappedValue: Data) { self.wrappedValue = wrappedValue }

  /// Decodes the string form.
  ///
  /// - Throws: `DecodingError` when the value is not a string, or the part after `base64:` is not
  ///   Base64.
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

  /// Encodes the string form.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text = String(validating: wrappedValue, as: UTF8.self), !text.hasPrefix(Self.marker) {
      try container.encode(text)
    } else {
      try container.encode(Self.marker + wrappedValue.base64EncodedString())
    }
  }
}
