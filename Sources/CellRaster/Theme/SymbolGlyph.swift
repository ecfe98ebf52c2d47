import TOML

/// The glyphs that represent one SF Symbol.
package struct SymbolGlyph: Hashable, Sendable {
  /// A glyph of one or two columns.
  package var unicode: String
  package var emoji: String
  /// One to five printable characters.
  package var ascii: String
  /// True when the emoji is drawn in the tier `auto`.
  package var prefersEmoji = false

  /// Creates the glyphs from a row of the file: unicode, emoji, ascii, and the word "emoji" where
  /// the emoji is to be preferred. Missing parts come from `base`. Nil: a part has an invalid width
  /// or character.
  /// - Precondition: `parts` is not empty.
  init?(_ parts: [String], over base: SymbolGlyph?) {
    let fallback = base ?? SymbolTable.unknown
    unicode = parts[0]
    emoji = parts.count > 1 ? parts[1] : fallback.emoji
    ascii = parts.count > 2 ? parts[2] : fallback.ascii
    prefersEmoji = parts.count > 3
    guard parts.count < 4 || parts[3] == "emoji",
      (1...2).contains(TerminalText.columns(of: unicode)),
      (1...2).contains(TerminalText.columns(of: emoji)),
      (1...5).contains(ascii.utf8.count), ascii.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return nil }
  }

  init(unicode: String, emoji: String, ascii: String) {
    self.unicode = unicode
    self.emoji = emoji
    self.ascii = ascii
  }

  package func text(_ tier: SymbolTier) -> String {
    switch tier {
    case .unicode, .auto: unicode
    case .emoji: emoji
    case .ascii: ascii
    }
  }
}
