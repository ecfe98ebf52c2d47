import ViewLayout

/// Sanitises text from outside: converts any string to glyphs that every terminal draws in the same
/// number of columns. `DisplayCell` defines what is kept and removed.
package enum TerminalText {
  /// Returns the sanitised glyphs of a string with the number of columns (1 or 2) of each.
  package static func glyphs(of text: String) -> [(glyph: String, columns: Int)] {
    var result: [(glyph: String, columns: Int)] = []
    result.reserveCapacity(text.utf8.count)
    for character in text {
      DisplayCell.each(of: character) { result.append(($0.glyph, $0.columns)) }
    }
    return result
  }

  /// Returns the number of columns of a string after sanitising.
  package static func columns(of text: String) -> Int { DisplayWidth.columns(of: text) }

  /// Returns each line of `text` sanitised: without control characters and escape sequences.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { sanitised(String($0)) }.joined(separator: "\n")
  }

  /// Returns JSON with the characters that a terminal obeys, or that change the direction of a text,
  /// as escapes, which a JSON parser decodes to the same. Line feeds are only between values.
  package static func json(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar == "\n": safe.append(scalar)
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

  /// Returns the string that `glyphs(of:)` would draw.
  package static func sanitised(_ text: String) -> String {
    glyphs(of: text).map(\.glyph).joined()
  }
}
