import TOML

/// The column of the symbol table from which glyphs are taken.
package enum SymbolTier: String, Hashable, Sendable, CaseIterable {
  /// Emoji for pictures of things, such as a bag, whose sign in one cell says little; they have
  /// colours of their own, so pale ones and those without colour are signs.
  case auto
  case unicode, emoji, ascii
}
