extension CellGrid {
  /// Draws a picture wherever a row has its flat colour, two colours a cell; a cell of a round corner
  /// has one in a part. With 256 colours it is drawn in a pattern of them (COLOR-8).
  ///
  /// - Parameters:
  ///   - flat: Returns the colour that a row was filled with.
  ///   - color: Returns the colour of the picture in a cell or a half.
  package mutating func drawPicture(
    in area: CellRect, replacing flat: (Int) -> RGB, depth: ColorDepth, glyphs: GlyphSet,
    color: (CellPoint, CellPart) -> RGB
  ) {
    let brush = HalfCellBrush(depth: depth, glyphs: glyphs)
    func shown(_ place: CellPoint, _ part: CellPart) -> RGB {
      let color = color(place, part)
      guard depth == .indexed, part != .whole else { return color }
      return IndexedColors.dithered(
        color, column: place.column, half: 2 * place.row + (part == .lower ? 1 : 0))
    }
    let area = area.intersection(bounds)
    for row in area.row..<area.maxRow {
      let flat = flat(row)
      for column in area.column..<area.maxColumn {
        let place = CellPoint(column: column, row: row)
        let cell = self[column, row]
        guard cell.code == .blank else {
          let color = color(place, .whole)
          restyle(at: place) { style in
            if style.background == flat { style.background = color }
            if style.foreground == flat { style.foreground = color }
          }
          continue
        }
        guard cell.style.background == flat else { continue }
        brush.paint(
          upper: Tint(shown(place, .upper)), lower: Tint(shown(place, .lower)), at: place,
          into: &self)
      }
    }
  }
}
