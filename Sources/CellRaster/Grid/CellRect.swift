/// A rectangle of cells, half open: `maxColumn` and `maxRow` are outside.
package struct CellRect: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  package init(origin: CellPoint = .zero, size: CellSize) {
    self.init(column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
  }

  package var maxColumn: Int { column + columns }
  package var maxRow: Int { row + rows }
  package var origin: CellPoint { CellPoint(column: column, row: row) }
  package var size: CellSize { CellSize(columns: columns, rows: rows) }
  package var isEmpty: Bool { columns == 0 || rows == 0 }

  package func contains(_ point: CellPoint) -> Bool {
    point.column >= column && point.column < maxColumn && point.row >= row && point.row < maxRow
  }

  package func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top, columns: min(maxColumn, other.maxColumn) - left,
      rows: min(maxRow, other.maxRow) - top)
  }

  /// Returns the smallest rectangle that contains both.
  package func union(_ other: CellRect) -> CellRect {
    let left = min(column, other.column)
    let top = min(row, other.row)
    return CellRect(
      column: left, row: top, columns: max(maxColumn, other.maxColumn) - left,
      rows: max(maxRow, other.maxRow) - top)
  }

  package func moved(by offset: CellPoint) -> CellRect {
    CellRect(
      column: column + offset.column, row: row + offset.row, columns: columns, rows: rows)
  }

  /// The column in the middle.
  package var middleColumn: Int { column + columns / 2 }

  package func inset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, columns: self.columns - 2 * columns,
      rows: self.rows - 2 * rows)
  }
}
