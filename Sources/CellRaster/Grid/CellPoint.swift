/// The position of a cell; (0, 0) is the top left.
package struct CellPoint: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// Returns it counted from the top left of a rectangle.
  package func relative(to rect: CellRect) -> CellPoint {
    CellPoint(column: column - rect.column, row: row - rect.row)
  }

  package static let zero = CellPoint(column: 0, row: 0)
}
