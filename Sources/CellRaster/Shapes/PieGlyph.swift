/// The glyph for a fraction of a circle in one cell: `○◔◑◕●`.
struct PieGlyph: Sendable {
  let text: String

  /// Rounds to quarters; any fraction above 0 is at least one quarter, and only 1 is full.
  init(fraction: Double, glyphs: GlyphSet) {
    let fraction = Tint.unit(fraction)
    let quarters: Int
    if fraction <= 0 {
      quarters = 0
    } else if fraction >= 1 {
      quarters = 4
    } else {
      quarters = min(max(Int((fraction * 4).rounded()), 1), 3)
    }
    let row = glyphs != .unicode ? [".", "c", "C", "O", "@"] : ["○", "◔", "◑", "◕", "●"]
    text = row[quarters]
  }
}
