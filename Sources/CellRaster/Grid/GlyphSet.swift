/// The set of glyphs that a terminal can display.
package enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// ASCII only, for a terminal whose locale is not UTF-8.
  case ascii
  case unicode

  /// Returns `glyph`, or its replacement `ascii` when only ASCII can be displayed.
  package func glyph(_ glyph: String, ascii: String) -> String {
    self == .ascii ? ascii : glyph
  }

  /// Returns an ASCII character that looks like `glyph`, else a question mark.
  package static func similarASCII(to glyph: String) -> String {
    if glyph.utf8.count == 1 { return glyph }
    return switch glyph {
    case "…": "."
    case "–", "—", "−", "‑": "-"
    case "‘", "’": "'"
    case "“", "”": "\""
    case "·", "•": "*"
    case "→", "›", "▸": ">"
    case "←", "‹": "<"
    case "↑", "▴", "⌃": "^"
    case "↓", "▾", "⌄": "v"
    case "×": "x"
    default: "?"
    }
  }
}
