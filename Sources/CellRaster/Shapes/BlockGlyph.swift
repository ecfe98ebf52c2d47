/// A block glyph: a cell of which a part is filled.
struct BlockGlyph: Hashable, Sendable {
  let glyph: GlyphCode
  /// True when the glyph covers the unfilled part, so foreground and background are exchanged.
  let isSwapped: Bool
  /// The filled points, in the layout of `RoundedRect.bits`.
  let bits: UInt64

  var isFull: Bool { bits == .max }

  /// Returns the style of a cell filled with `color`, with `behind` in the unfilled part.
  func style(_ color: RGB, on behind: RGB) -> CellStyle {
    if isFull { return CellStyle(foreground: color, background: color) }
    return isSwapped
      ? CellStyle(foreground: behind, background: color)
      : CellStyle(foreground: color, background: behind)
  }
}
