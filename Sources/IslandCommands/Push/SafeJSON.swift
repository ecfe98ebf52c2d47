import Foundation

/// JSON for standard output, which may be a terminal.
enum SafeJSON {
  /// Returns a value as JSON in one line, keys sorted.
  ///
  /// - Throws: `EncodingError` when it cannot be encoded.
  static func line(
    _ value: some Encodable, _ encoder: JSONEncoder = JSONEncoder()
  ) throws -> String {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON may contain what a terminal obeys; as an escape it means the same.
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          safe += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars
        }
      default: safe.append(scalar)
      }
    }
    return String(safe)
  }
}
