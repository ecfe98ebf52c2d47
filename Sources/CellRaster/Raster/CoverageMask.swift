import ViewArchive
import ViewLayout

/// Stores how much of each half cell a shape covers, in eighths. Eight levels look smooth and need
/// few enough colour pairs of the terminal (SHAPE-2).
///
/// The fill uses scan lines one point apart; along a scan line the coverage is exact.
struct CoverageMask: Sendable {
  /// The cells of the grid that have values; coverage outside is 0.
  let area: CellRect
  /// The coverage, 0…8: the sum over the eight scan lines of a half cell. Two rows of values per
  /// row of cells.
  private var sums: [Float]

  /// The scan lines of a row of cells and of half a row: one for each point.
  private static let rowLines = Int(CellMetric.height)
  private static let halfLines = Int(CellMetric.half)

  init(area: CellRect) {
    self.area = area
    sums = Array(repeating: 0, count: area.columns * area.rows * 2)
  }

  /// Creates the mask of the area inside closed lines, by the non-zero winding rule: overlaps count
  /// once.
  init(inside lines: [Polyline], area: CellRect) {
    self.init(area: area)
    fill(lines)
  }

  /// Returns the coverage of a half cell, 0…1 in eighths; 0 outside `area`.
  func coverage(column: Int, row: Int, isLower: Bool) -> Double {
    guard area.contains(CellPoint(column: column, row: row)) else { return 0 }
    let line = (row - area.row) * 2 + (isLower ? 1 : 0)
    return Double(
      sums[line * area.columns + column - area.column].rounded() / Float(Self.halfLines))
  }

  /// Raises the coverage of a half cell to at least `coverage` (0…1).
  mutating func raise(column: Int, row: Int, isLower: Bool, to coverage: Double) {
    guard area.contains(CellPoint(column: column, row: row)) else { return }
    let line = (row - area.row) * 2 + (isLower ? 1 : 0)
    let index = line * area.columns + column - area.column
    sums[index] = max(sums[index], Float(coverage * Double(Self.halfLines)))
  }

  /// An intersection of a scan line with an edge.
  private struct Crossing {
    /// The scan line, counted from the top of `area`.
    var line: Int32
    /// The horizontal position in points.
    var x: Float
    /// The change of the winding number: 1 if the edge goes down, -1 if it goes up.
    var turn: Int32
  }

  private mutating func fill(_ lines: [Polyline]) {
    guard !area.isEmpty else { return }
    var crossings: [Crossing] = []
    crossings.reserveCapacity(area.rows * Self.rowLines * 2)
    for line in lines where line.points.count > 2 {
      var previous = line.points[line.points.count - 1]
      for point in line.points {
        cross(from: previous, to: point, into: &crossings)
        previous = point
      }
    }
    crossings.sort { $0.line != $1.line ? $0.line < $1.line : $0.x < $1.x }
    var winding: Int32 = 0
    var start: Float = 0
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.turn
      if winding == 0 { add(line: Int(crossing.line), from: start, to: crossing.x) }
    }
  }

  private func cross(from a: Point, to b: Point, into crossings: inout [Crossing]) {
    guard a.y != b.y, a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite else { return }
    let top = area.row * Self.rowLines
    let first = max(CellMetric.whole((min(a.y, b.y) - 0.5).rounded(.up)), top)
    let last = min(
      CellMetric.whole((max(a.y, b.y) - 0.5).rounded(.up)), top + area.rows * Self.rowLines)
    guard first < last else { return }
    let slope = (b.x - a.x) / (b.y - a.y)
    let turn: Int32 = b.y > a.y ? 1 : -1
    for line in first..<last {
      let x = a.x + (Double(line) + 0.5 - a.y) * slope
      crossings.append(Crossing(line: Int32(line - top), x: Float(x), turn: turn))
    }
  }

  /// Adds the segment between two horizontal positions, in points, of a scan line one point high.
  private mutating func add(line: Int, from start: Float, to end: Float) {
    let width = Float(CellMetric.width)
    let from = (start - Float(area.column) * width) / width
    let to = (end - Float(area.column) * width) / width
    let left = max(from, 0)
    let right = min(to, Float(area.columns))
    guard left < right else { return }
    let base = line / Self.halfLines * area.columns
    let first = Int(left)
    let last = min(Int(right), area.columns - 1)
    if first == last {
      sums[base + first] += right - left
      return
    }
    sums[base + first] += Float(first + 1) - left
    for column in first + 1..<max(last, first + 1) { sums[base + column] += 1 }
    sums[base + last] += right - Float(last)
  }
}
