import TOML

/// The column of the symbol table that is drawn.
package enum SymbolTier: String, Hashable, Sendable, CaseIterable {
  case unicode, emoji, ascii
}
