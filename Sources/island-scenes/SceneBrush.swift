import CellRaster

/// Draws into a grid within a clip rectangle, with colours of the 256-colour palette.
struct SceneBrush {
  private(set) var grid: CellGrid
  var clip: CellRect

  init(grid: CellGrid) {
    self.grid = grid
    clip = grid.bounds
  }

  mutating func text(
    _ text: SceneText, _ column: Int, _ row: Int, _ foreground: Int, _ background: Int,
    isBold: Bool = false
  ) {
    let style = SceneRenderer.style(foreground, background, isBold: isBold)
    for (index, glyph) in text.glyphs.enumerated() { self.glyph(glyph, column + index, row, style) }
  }

  mutating func glyph(_ glyph: GlyphCode, _ column: Int, _ row: Int, _ style: CellStyle) {
    let place = CellPoint(column: column, row: row)
    guard clip.contains(place) else { return }
    grid.set(glyph, at: place, style: style)
  }

  mutating func fill(_ rect: CellRect, _ background: Int) {
    grid.fill(rect.intersection(clip), style: SceneRenderer.style(background, background))
  }
}
