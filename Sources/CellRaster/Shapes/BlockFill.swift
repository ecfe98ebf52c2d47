/// Fills a rounded rectangle with block elements: each cell in two colours and with the glyph whose
/// filled part is the nearest to the shape (SHAPE-1). It mixes no colours, so it looks the same in
/// 16 colours as in 24 bit.
struct BlockFill: Sendable {
  let shape: RoundedRect
  /// The shape without its keyline.
  let inner: RoundedRect
  /// The glyphs that the terminal draws well.
  let blocks: BlockGlyphs

  func fill(_ tint: Tint, keyline: RGB?, into grid: inout CellGrid, clip: CellRect) {
    let isVeil = tint.alpha < HalfCellBrush.opaque
    for row in clip.row..<clip.maxRow {
      for column in clip.column..<clip.maxColumn {
        let bits = shape.bits(column: column, row: row)
        guard let block = blocks.nearest(to: bits) else { continue }
        let place = CellPoint(column: column, row: row)
        let cell = grid[column, row]
        if isVeil, !cell.isBlock {
          // A translucent body keeps the glyph of the cell visible.
          grid.restyle(at: place) {
            $0.background = tint.blended(over: $0.background)
            $0.foreground = tint.blended(over: $0.foreground)
          }
          continue
        }
        let behind = cell.background(for: tint.color)
        let color = tint.blended(over: behind)
        guard let keyline else {
          grid.set(block.glyph, at: place, style: block.style(color, on: behind))
          continue
        }
        let ring = bits & ~inner.bits(column: column, row: row)
        let line = Tint(keyline, alpha: tint.alpha).blended(over: behind)
        if block.isFull {
          // Only the keyline and the body meet in this cell, so the keyline keeps its true width.
          let part = blocks.nearest(to: ring)
          grid.set(
            part?.glyph ?? .blank, at: place,
            style: part?.style(line, on: color) ?? CellStyle(foreground: color, background: color))
        } else {
          let share = Double(ring.nonzeroBitCount) / Double(bits.nonzeroBitCount)
          let edge = line.blended(over: color, amount: share)
          grid.set(block.glyph, at: place, style: block.style(edge, on: behind))
        }
      }
    }
  }
}
