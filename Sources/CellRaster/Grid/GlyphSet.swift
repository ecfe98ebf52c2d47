/// The set of glyphs that a terminal can display.
package enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// ASCII only, for a terminal whose locale is not UTF-8.
  case ascii
  case unicode
}
