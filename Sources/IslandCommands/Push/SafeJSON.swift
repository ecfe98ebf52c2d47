import CellRaster
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
    return TerminalText.json(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
