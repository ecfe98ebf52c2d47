import ViewArchive
import ViewLayout

extension CellMetric {
  /// Returns the cells for `rect`: its edges rounded to the nearest cell boundaries, at least one
  /// cell.
  static func cells(nearest rect: Rect) -> CellRect {
    let column = columns(nearest: rect.minX)
    let row = rows(nearest: rect.minY)
    return CellRect(
      column: column, row: row, columns: max(columns(nearest: rect.maxX) - column, 1),
      rows: max(rows(nearest: rect.maxY) - row, 1))
  }

  /// Returns all cells that `rect` touches; an infinite edge is limited to a position beyond the
  /// edge of any screen.
  static func cells(covering rect: Rect) -> CellRect {
    let column = columns(rect.minX, .down)
    let row = rows(rect.minY, .down)
    return CellRect(
      column: column, row: row, columns: columns(rect.maxX, .up) - column,
      rows: rows(rect.maxY, .up) - row)
  }

  /// Returns the centre of a half cell, in points.
  static func center(column: Int, row: Int, isLower: Bool) -> Point {
    Point(
      x: (Double(column) + 0.5) * width,
      y: Double(row) * height + (isLower ? 1.5 : 0.5) * half)
  }
}
