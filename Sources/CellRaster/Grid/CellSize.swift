/// A size in cells.
package struct CellSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  package static let zero = CellSize(columns: 0, rows: 0)
}
