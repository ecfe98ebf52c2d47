/// Draws a box of line glyphs (SHAPE-3).
///
///     ╭──╮   one row: ( )     The line runs through the outermost cells; the cells inside are
///     │  │                    filled.
///     ╰──╯
struct BoxOutline: Sendable {
  struct Glyphs: Sendable {
    var topLeft: String
    var topRight: String
    var bottomLeft: String
    var bottomRight: String
    var horizontal: String
    var vertical: String
    /// The left and right ends of a box of one row.
    var left: String
    var right: String

    static let round = Glyphs(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─",
      vertical: "│", left: "(", right: ")")
    static let square = Glyphs(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─",
      vertical: "│", left: "[", right: "]")
    static let heavy = Glyphs(
      topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━",
      vertical: "┃", left: "[", right: "]")
    static let dashed = Glyphs(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "┄",
      vertical: "┆", left: "(", right: ")")
    static let ascii = Glyphs(
      topLeft: ".", topRight: ".", bottomLeft: "'", bottomRight: "'", horizontal: "-",
      vertical: "|", left: "(", right: ")")

    var all: [String] {
      [topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical, left, right]
    }
  }

  let set: Glyphs

  /// Draws the box. A nil `fill` leaves the cells inside unchanged and keeps the background of the
  /// line's cells. Cells for which `shows` returns false are left as they are.
  func draw(
    _ rect: CellRect, line: Tint, fill: Tint?, into grid: inout CellGrid, clip: CellRect,
    shows: (CellPoint) -> Bool = { _ in true }
  ) {
    let area = rect.intersection(clip).intersection(grid.bounds)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        let point = CellPoint(column: column, row: row)
        let glyph = glyph(column: column, row: row, in: rect)
        if glyph == nil && fill == nil || !shows(point) { continue }
        let behind = grid[column, row].halves
        let backdrop = behind.upper.mixed(behind.lower)
        let background = fill?.blended(over: backdrop) ?? backdrop
        grid.set(
          glyph ?? " ", at: point,
          style: CellStyle(
            foreground: glyph == nil ? background : line.blended(over: background),
            background: background))
      }
    }
  }

  private func glyph(column: Int, row: Int, in rect: CellRect) -> String? {
    let isLeft = column == rect.column
    let isRight = column == rect.maxColumn - 1
    let isTop = row == rect.row
    let isBottom = row == rect.maxRow - 1
    if rect.rows == 1 {
      if isLeft, rect.columns > 1 { return set.left }
      if isRight { return rect.columns > 1 ? set.right : set.vertical }
      return nil
    }
    switch (isTop, isBottom, isLeft, isRight) {
    case (_, _, true, true): return set.vertical
    case (true, _, true, _): return set.topLeft
    case (true, _, _, true): return set.topRight
    case (_, true, true, _): return set.bottomLeft
    case (_, true, _, true): return set.bottomRight
    case (true, _, _, _), (_, true, _, _): return set.horizontal
    case (_, _, true, _), (_, _, _, true): return set.vertical
    case (false, false, false, false): return nil
    }
  }
}
