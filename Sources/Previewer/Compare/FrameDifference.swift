package import CellRaster

/// One presentation before and after, and the cells that look different.
package struct FrameDifference: Sendable {
  package let presentation: SheetPresentation
  /// Nil where there is no picture.
  package let before: CellGrid?
  package let after: CellGrid?
  /// Row by row, as far as the larger of both goes.
  private let marks: [[Bool]]
  /// Cells that look different; one that only one of both has does.
  package let count: Int

  package init(_ presentation: SheetPresentation, before: CellGrid?, after: CellGrid?) {
    self.presentation = presentation
    self.before = before
    self.after = after
    // The colour of what is not written does not count.
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

  /// Whether the cell at a place looks different.
  package func isChanged(_ point: CellPoint) -> Bool {
    marks.indices.contains(point.row) && marks[point.row].indices.contains(point.column)
      && marks[point.row][point.column]
  }

  func isChanged(row: Int) -> Bool { marks.indices.contains(row) && marks[row].contains(true) }

  /// The first row with a change; nil when nothing differs.
  var firstChangedRow: Int? { marks.firstIndex { $0.contains(true) } }

  /// Of the larger one of both.
  var size: CellSize { CellSize(columns: marks.first?.count ?? 0, rows: marks.count) }
}
