/// The set of glyphs that a terminal can display.
package enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// For a locale that is not UTF-8.
  case ascii
  case unicode
}
