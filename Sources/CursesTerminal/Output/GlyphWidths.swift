/// The columns that a terminal gives to glyphs about which terminals disagree (WIDTH-4): measured at
/// the start by writing one of each kind and asking for the cursor's position. Nil: not measured.
package struct GlyphWidths: Sendable, Hashable {
  /// Of a character of ambiguous East Asian width, such as ●: 1 or 2.
  package var ambiguous: Int?
  /// Of an emoji that is one by default, such as 🔵: 2, or 1 in terminals with older tables.
  package var emoji: Int?
  /// Of a symbol that is text by default, such as ❤: 1, or 2 in terminals that draw it as an emoji.
  package var symbol: Int?
  /// Of such a symbol with an emoji variation selector (U+FE0F): 1 or 2.
  package var selectedEmoji: Int?

  package init(
    ambiguous: Int? = nil, emoji: Int? = nil, symbol: Int? = nil, selectedEmoji: Int? = nil
  ) {
    (self.ambiguous, self.emoji) = (ambiguous, emoji)
    (self.symbol, self.selectedEmoji) = (symbol, selectedEmoji)
  }

  /// Those of nearly all terminals.
  package static let usual = GlyphWidths(ambiguous: 1, emoji: 2, symbol: 1, selectedEmoji: 2)
}
