import CellRaster

/// The cells that pictures take the place of.
struct PictureCells {
  /// They are not written.
  private var covered: [CellRect] = []
  /// The cells that a picture has left, to be written whatever they were.
  private var left: [CellRect] = []

  /// Leaves cells to pictures from now on; those of earlier pictures are to be written.
  mutating func cover(_ rects: [CellRect]) {
    left += covered.filter { !rects.contains($0) }
    covered = rects
  }

  /// Notes that the cells that pictures have left are written.
  mutating func wereWritten() { left = [] }

  func covers(_ column: Int, _ row: Int) -> Bool {
    covered.contains { $0.contains(CellPoint(column: column, row: row)) }
  }

  func cover(anyOf cells: CellRect) -> Bool {
    covered.contains { !$0.intersection(cells).isEmpty }
  }

  /// Returns whether a cell is one that a picture has left.
  func hasLeft(_ column: Int, _ row: Int) -> Bool {
    left.contains { $0.contains(CellPoint(column: column, row: row)) }
  }

  /// Returns columns with those that a picture has left in a row.
  func joined(_ columns: Range<Int>, _ row: Int) -> Range<Int> {
    guard !left.isEmpty else { return columns }
    let parts =
      left.filter { $0.row <= row && row < $0.maxRow }
      .map { $0.column..<$0.maxColumn } + (columns.isEmpty ? [] : [columns])
    guard let first = parts.map(\.lowerBound).min(), let end = parts.map(\.upperBound).max() else {
      return columns
    }
    return first..<end
  }
}
