/// The set of glyphs that a terminal can display; smaller ones first.
package enum GlyphSet: String, Hashable, Sendable, CaseIterable, Comparable {
  /// ASCII only, for a terminal whose locale is not UTF-8.
  case ascii
  /// All but those of ambiguous width, for a terminal that gives these two columns (WIDTH-4): shapes
  /// are drawn with ASCII, because lines and blocks are among them.
  case narrow
  case unicode

  package static func < (first: GlyphSet, second: GlyphSet) -> Bool {
    let order = allCases
    return order.firstIndex(of: first) ?? 0 < order.firstIndex(of: second) ?? 0
  }

  /// Returns `glyph`, or its replacement `ascii` when shapes are drawn with ASCII.
  package func glyph(_ glyph: String, ascii: String) -> String {
    self == .unicode ? glyph : ascii
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
