import ViewArchive
import ViewLayout

/// Draws shapes that are thinner than half a cell with line glyphs (GRID-8): `━`
/// or, up to 2 points, `─`. Where a cell already has a line, such as the track below a bar, the new
/// colour is blended over the line's colour.
struct LineRaster {
  let context: DrawContext

  /// Returns true for a rectangle up to 8 points high and wider than a cell, or up to 4 points wide
  /// and at least a row high.
  static func isThin(_ rect: Rect) -> Bool {
    isHorizontal(rect) || (rect.width <= 4 && rect.height >= CellMetric.height)
  }

  private static func isHorizontal(_ rect: Rect) -> Bool {
    rect.height <= CellMetric.half && rect.width > CellMetric.width
  }

  func draw(_ rect: Rect, paint: Paint, into grid: inout CellGrid) {
    guard rect.width > 0, rect.height > 0 else { return }
    if Self.isHorizontal(rect) {
      drawHorizontal(rect, paint, into: &grid)
    } else {
      drawVertical(rect, paint, into: &grid)
    }
  }

  private func drawHorizontal(_ rect: Rect, _ paint: Paint, into grid: inout CellGrid) {
    let row = CellMetric.rows(rect.center.y, .down)
    let cells = CellMetric.cells(covering: rect)
    let area = CellRect(column: cells.column, row: row, columns: cells.columns, rows: 1)
      .intersection(context.clip)
    guard !area.isEmpty else { return }
    for column in area.column..<area.maxColumn {
      let left = CellMetric.width(of: column)
      let covered =
        min(left + CellMetric.width, rect.maxX) - max(left, rect.minX)
      let share = (covered / CellMetric.width * 8).rounded() / 8
      let point = CellMetric.center(column: column, row: row, isLower: false)
      let tint = paint.tint(at: point)
      let place = CellPoint(column: column, row: row)
      let isThere = Self.glyphs.contains(grid[column, row].glyph)
      if isThere, context.rasterizer.depth > .mono {
        guard context.shows(place), share > 0 else { continue }
        grid.restyle(at: place) {
          $0.foreground = tint.faded(by: share).blended(over: $0.foreground)
        }
        continue
      }
      let glyph = glyph(
        isHeavy: rect.height > 2, share: share, startsInside: rect.minX > left, tint: tint)
      guard let glyph else { continue }
      context.write(glyph, at: place, tint: tint, into: &grid)
    }
  }

  private func drawVertical(_ rect: Rect, _ paint: Paint, into grid: inout CellGrid) {
    let column = CellMetric.columns(rect.center.x, .down)
    let first = CellMetric.rows(nearest: rect.minY)
    let area = CellRect(
      column: column, row: first, columns: 1,
      rows: max(CellMetric.rows(nearest: rect.maxY) - first, 1)
    ).intersection(context.clip)
    guard !area.isEmpty else { return }
    let isASCII = context.rasterizer.glyphs != .unicode
    for row in area.row..<area.maxRow {
      let point = CellMetric.center(column: column, row: row, isLower: false)
      context.write(
        isASCII ? "|" : rect.width > 2 ? "┃" : "│", at: CellPoint(column: column, row: row),
        tint: paint.tint(at: point), into: &grid)
    }
  }

  private static let glyphs: Set<String> = ["━", "─", "╸", "╺", "╴", "╶", "=", "-"]

  /// Returns the line glyph for a cell covered by `share`; nil: too little is covered. Without
  /// colour a bar is distinguished from its track by line weight.
  private func glyph(
    isHeavy: Bool, share: Double, startsInside: Bool, tint: Tint
  ) -> String? {
    let background = context.surface.background
    let isHeavy =
      context.rasterizer.depth == .mono
      ? isHeavy && tint.blended(over: background).contrast(with: background) >= 4 : isHeavy
    if share < 0.25 { return nil }
    if context.rasterizer.glyphs != .unicode { return isHeavy ? "=" : "-" }
    if share >= 0.75 { return isHeavy ? "━" : "─" }
    if startsInside { return isHeavy ? "╺" : "╶" }
    return isHeavy ? "╸" : "╴"
  }
}
