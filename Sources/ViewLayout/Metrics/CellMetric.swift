package import ViewArchive

/// Converts between points and cells: a cell is 8 × 16 points, half a cell a square of 8
/// (GRID-1). The only place that defines the size of a cell.
///
/// The values come from archives, so no conversion traps: not-a-number becomes 0, and large values
/// are limited.
package enum CellMetric {
  @inlinable package static var width: Double { 8 }
  @inlinable package static var height: Double { 16 }
  /// The height of half a cell.
  @inlinable package static var half: Double { 8 }

  /// The size of one cell, in points.
  @inlinable package static var size: Size { Size(width: width, height: height) }

  // MARK: Cells to points

  @inlinable package static func width(of columns: Int) -> Double { Double(columns) * width }

  @inlinable package static func height(of rows: Int) -> Double { Double(rows) * height }

  /// Returns the size of a rectangle of cells, in points.
  package static func size(columns: Int, rows: Int) -> Size {
    Size(width: width(of: columns), height: height(of: rows))
  }

  // MARK: Points to cells

  /// Returns `value` truncated to an integer and limited to ±100,000, beyond the edge of any
  /// screen; 0 for not-a-number.
  @inlinable package static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -100_000), 100_000))
  }

  /// Converts a position or length in points to columns, rounded by `rule`.
  @inlinable package static func columns(
    _ points: Double, _ rule: FloatingPointRoundingRule
  ) -> Int { whole((points / width).rounded(rule)) }

  /// Converts a position or length in points to rows, rounded by `rule`.
  @inlinable package static func rows(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
    whole((points / height).rounded(rule))
  }

  /// Returns the column boundary nearest to a position in points; halves round up (GRID-3).
  @inlinable package static func columns(nearest points: Double) -> Int {
    whole((points / width + 0.5).rounded(.down))
  }

  /// Returns the row boundary nearest to a position in points; halves round up.
  @inlinable package static func rows(nearest points: Double) -> Int {
    whole((points / height + 0.5).rounded(.down))
  }

  /// Returns the number of columns that a view's width covers; the width is `limited`.
  package static func columns(covering width: Double) -> Int { columns(limited(width), .up) }

  /// Returns the number of rows that a view's height covers; the height is `limited`.
  package static func rows(covering height: Double) -> Int { rows(limited(height), .up) }

  /// The largest length of a view that is converted to cells, in points: 100,000 rows of an app's
  /// screen.
  package static let longest = 1_600_000.0

  /// Returns a length limited to 0…`longest`, because a widget can have any length, also an
  /// infinite one; 0 for not-a-number.
  package static func limited(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(length, 0), longest)
  }
}
