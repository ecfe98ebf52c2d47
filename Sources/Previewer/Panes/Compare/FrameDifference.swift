package import CellRaster

/// One presentation before and after a change, and the cells that differ.
package struct FrameDifference: Sendable {
  package let presentation: SheetPresentation
  /// The frame before the change; nil when there is none. The same applies to `after`.
  package let before: CellGrid?
  package let after: CellGrid?
  /// Whether each cell differs, by row and column, in the size of `size`.
  private let marks: [[Bool]]
  /// What changed in the views, with values of the phone; see `TreeDifference`.
  package let values: [String]
  /// The number of cells that differ, including those that are in only one of the frames.
  package let count: Int

  /// True when cells or values differ.
  package var isChanged: Bool { count > 0 || !values.isEmpty }

  package init(
    _ presentation: SheetPresentation, before: CellGrid?, after: CellGrid?, values: [String] = []
  ) {
    self.presentation = presentation
    self.values = values
    self.before = before
    self.after = after
    // The foreground colour of blank cells is ignored.
    let (old, new) = (before?.canonical, after?.canonical)
    let columns = max(old?.size.columns ?? 0, new?.size.columns ?? 0)
    let rows = max(old?.size.rows ?? 0, new?.size.rows ?? 0)
    marks = (0..<rows).map { row in
      (0..<columns).map { column in
        Self.cell(old, column, row) != Self.cell(new, column, row)
      }
    }
    count = marks.reduce(0) { $0 + $1.count { $0 } }
  }

  private static func cell(_ grid: CellGrid?, _ column: Int, _ row: Int) -> Cell? {
    guard let grid, grid.bounds.contains(CellPoint(column: column, row: row)) else { return nil }
    return grid[column, row]
  }

  /// Returns whether the cell at a point differs; false outside of both frames.
  package func isChanged(_ point: CellPoint) -> Bool {
    marks.indices.contains(point.row) && marks[point.row].indices.contains(point.column)
      && marks[point.row][point.column]
  }

  func isChanged(row: Int) -> Bool { marks.indices.contains(row) && marks[row].contains(true) }

  /// The first row that differs; nil when nothing does.
  var firstChangedRow: Int? { marks.firstIndex { $0.contains(true) } }

  /// The smallest size that contains both frames, in cells.
  var size: CellSize { CellSize(columns: marks.first?.count ?? 0, rows: marks.count) }
}
