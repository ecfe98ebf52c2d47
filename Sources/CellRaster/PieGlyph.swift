/// A part of a circle in one cell: `○◔◑◕●`.
struct PieGlyph: Sendable {
  let text: String

  /// Anything begun shows a quarter at least, and only all of it is full.
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
    let row = glyphs == .ascii ? [".", "c", "C", "O", "@"] : ["○", "◔", "◑", "◕", "●"]
    text = row[quarters]
  }
}
