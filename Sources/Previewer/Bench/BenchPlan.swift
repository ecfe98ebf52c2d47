package import CellRaster

/// How a terminal is shared out on the bench: a line of words above, the keys below, and the sheet
/// between them. Everything in cells.
package struct BenchPlan: Hashable, Sendable {
  /// The smallest terminal that a sheet is drawn in.
  package static let smallest = CellSize(columns: 34, rows: 8)

  package var title: CellRect
  package var sheet: CellRect
  package var hints: CellRect

  /// Nil when the terminal is smaller than `smallest`.
  package init?(size: CellSize) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      return nil
    }
    title = CellRect(column: 0, row: 0, columns: size.columns, rows: 1)
    sheet = CellRect(column: 0, row: 1, columns: size.columns, rows: size.rows - 2)
    hints = CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
  }
}
