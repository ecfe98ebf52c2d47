package import CellRaster

/// The layout of the preview's terminal in cells: a title line above, key hints below, and between
/// them the sheet with an optional pane at its right.
package struct PreviewAreas: Hashable, Sendable {
  /// The smallest terminal in which a sheet is drawn.
  package static let smallest = CellSize(columns: 34, rows: 8)

  package var title: CellRect
  package var sheet: CellRect
  /// The pane beside the sheet; it covers the sheet when the terminal is too narrow for both.
  package var pane: CellRect
  package var hints: CellRect

  /// Divides a terminal; nil when it is smaller than `smallest`.
  ///
  /// - Parameter pane: The columns that a pane needs beside the sheet; nil for a pane that covers
  ///   the sheet.
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
