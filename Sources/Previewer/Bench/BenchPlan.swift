package import CellRaster

/// How a terminal is shared out on the bench: a line of words above, the keys below, and between
/// them the sheet, with a pane at its right. Everything in cells.
package struct BenchPlan: Hashable, Sendable {
  /// The smallest terminal that a sheet is drawn in.
  package static let smallest = CellSize(columns: 34, rows: 8)

  package var title: CellRect
  package var sheet: CellRect
  /// Beside the sheet, or over it.
  package var pane: CellRect
  package var hints: CellRect

  /// Nil when the terminal is smaller than `smallest`.
  ///
  /// - Parameter pane: The columns that a pane would like beside the sheet.
  package init?(size: CellSize, pane columns: Int? = nil) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      return nil
    }
    title = CellRect(column: 0, row: 0, columns: size.columns, rows: 1)
    hints = CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    sheet = CellRect(column: 0, row: 1, columns: size.columns, rows: size.rows - 2)
    pane = sheet
    guard let columns, size.columns - columns >= Self.smallest.columns else { return }
    sheet.columns = size.columns - columns
    pane = CellRect(
      column: sheet.maxColumn, row: sheet.row, columns: columns, rows: sheet.rows)
  }
}
