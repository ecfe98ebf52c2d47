import ViewLayout

/// The only door for text from outside: turns any string into glyphs that every terminal draws in
/// the same number of columns. What is kept and what is lost is `DisplayCell`'s to say.
package enum TerminalText {
  /// The sanitised glyphs of a string with the columns (1 or 2) each takes.
  package static func glyphs(of text: String) -> [(glyph: String, columns: Int)] {
    var result: [(glyph: String, columns: Int)] = []
    result.reserveCapacity(text.utf8.count)
    for character in text {
      DisplayCell.each(of: character) { result.append(($0.glyph, $0.columns)) }
    }
    return result
  }

  /// The columns a string takes once sanitised.
  package static func columns(of text: String) -> Int { DisplayWidth.columns(of: text) }

  /// Lines without anything that a terminal would obey.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { sanitised(String($0)) }.joined(separator: "\n")
  }

  /// The string that `glyphs(of:)` would draw.
  package static func sanitised(_ text: String) -> String {
    glyphs(of: text).map(\.glyph).joined()
  }
}
