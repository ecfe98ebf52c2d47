import ViewArchive

/// Converts between points and cells: a cell is 8 × 16 points, half a cell a square of 8
/// (presentations.md §7.1).
///
/// The values come from archives, so no conversion traps: not-a-number becomes 0, and large values
/// are limited to ±100,000, beyond the edge of any screen.
enum CellMetric {
  static let width = 8.0
  static let height = 16.0
  static let half = 8.0

  /// Returns `value` truncated to an integer and limited to ±100,000; 0 for not-a-number.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -100_000), 100_000))
  }

  /// Returns the column boundary nearest to a length in points; halves round up
  /// (presentations.md §7.3 Q1).
  static func columns(_ points: Double) -> Int { whole((points / width + 0.5).rounded(.down)) }

  /// Returns the row boundary nearest to a length in points; halves round up.
  static func rows(_ points: Double) -> Int { whole((points / height + 0.5).rounded(.down)) }

  /// Returns the cells for `rect`: its edges rounded to the nearest cell boundaries, at least one
  /// cell.
  static func cells(nearest rect: Rect) -> CellRect {
    let column = columns(rect.minX)
    let row = rows(rect.minY)
    return CellRect(
      column: column, row: row, columns: max(columns(rect.maxX) - column, 1),
      rows: max(rows(rect.maxY) - row, 1))
  }

  /// Returns all cells that `rect` touches.
  static func cells(covering rect: Rect) -> CellRect {
    let column = whole((rect.minX / width).rounded(.down))
    let row = whole((rect.minY / height).rounded(.down))
    return CellRect(
      column: column, row: row, columns: whole((rect.maxX / width).rounded(.up)) - column,
      rows: whole((rect.maxY / height).rounded(.up)) - row)
  }

  /// Returns the centre of a half cell, in points.
  static func center(column: Int, row: Int, isLower: Bool) -> Point {
    Point(
      x: (Double(column) + 0.5) * width,
      y: Double(row) * height + (isLower ? 1.5 : 0.5) * half)
  }
}

extension Rect {
  /// Returns this rectangle moved by a whole number of cells.
  func moved(by origin: CellPoint) -> Rect {
    Rect(
      x: minX + Double(origin.column) * CellMetric.width,
      y: minY + Double(origin.row) * CellMetric.height, width: width, height: height)
  }

  /// Returns this rectangle with each edge moved inwards by `distance` points; no side becomes
  /// negative.
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
