import ViewArchive

/// The grid's measure: a cell is 8 × 16 points, half a cell a square of 8 (presentations.md §7.1).
///
/// Numbers come out of archives, so nothing here traps: not-a-number is 0, and what is too large
/// ends at the edge of any screen there could be.
enum CellMetric {
  static let width = 8.0
  static let height = 16.0
  static let half = 8.0

  /// The whole number that `value` is cut to.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -100_000), 100_000))
  }

  /// The column line nearest to a length in points; halves go up (presentations.md §7.3 Q1).
  static func columns(_ points: Double) -> Int { whole((points / width + 0.5).rounded(.down)) }

  /// The row line nearest to a length in points.
  static func rows(_ points: Double) -> Int { whole((points / height + 0.5).rounded(.down)) }

  /// The cells that `rect` stands for: its edges moved to the nearest lines of the grid, never
  /// less than one cell.
  static func cells(nearest rect: Rect) -> CellRect {
    let column = columns(rect.minX)
    let row = rows(rect.minY)
    return CellRect(
      column: column, row: row, columns: max(columns(rect.maxX) - column, 1),
      rows: max(rows(rect.maxY) - row, 1))
  }

  /// All cells that `rect` touches.
  static func cells(covering rect: Rect) -> CellRect {
    let column = whole((rect.minX / width).rounded(.down))
    let row = whole((rect.minY / height).rounded(.down))
    return CellRect(
      column: column, row: row, columns: whole((rect.maxX / width).rounded(.up)) - column,
      rows: whole((rect.maxY / height).rounded(.up)) - row)
  }

  /// The point in the middle of a half cell.
  static func center(column: Int, row: Int, isLower: Bool) -> Point {
    Point(
      x: (Double(column) + 0.5) * width,
      y: Double(row) * height + (isLower ? 1.5 : 0.5) * half)
  }
}

extension Rect {
  /// This rectangle moved by whole cells.
  func moved(by origin: CellPoint) -> Rect {
    Rect(
      x: minX + Double(origin.column) * CellMetric.width,
      y: minY + Double(origin.row) * CellMetric.height, width: width, height: height)
  }

  /// This rectangle with each edge moved inwards by `distance` points; never less than a line.
  func inset(by distance: Double) -> Rect {
    let x = min(distance, width / 2)
    let y = min(distance, height / 2)
    return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }

  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }
}
