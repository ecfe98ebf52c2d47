import TOML

/// The column of the symbol table from which glyphs are taken.
package enum SymbolTier: String, Hashable, Sendable, CaseIterable {
  /// Signs, and the emoji of the rows of a theme that ask for it; emoji have colours of their own,
  /// so pale ones and those without colour are signs. No built-in row asks: symbols are of one
  /// colour, and an emoji in their place would promise others.
  case auto
  case unicode, emoji, ascii
}
