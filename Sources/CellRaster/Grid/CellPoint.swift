/// The position of a cell; (0, 0) is the top left.
package struct CellPoint: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  package static let zero = CellPoint(column: 0, row: 0)
}
