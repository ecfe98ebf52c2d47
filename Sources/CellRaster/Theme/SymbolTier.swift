import TOML

/// The column of the symbol table from which glyphs are taken.
package enum SymbolTier: String, Hashable, Sendable, CaseIterable {
  case unicode, emoji, ascii
}
