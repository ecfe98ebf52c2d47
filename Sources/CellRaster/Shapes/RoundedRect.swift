import ViewArchive
import ViewLayout

/// A rectangle with round corners, with point-in-shape tests.
struct RoundedRect: Hashable, Sendable {
  /// The rectangle in points of the grid.
  let bounds: Rect
  /// The corner radius in points, at most half of the shorter side.
  let radius: Double

  init(_ bounds: Rect, radius: Double) {
    self.bounds = bounds
    self.radius = max(min(radius, bounds.width / 2, bounds.height / 2), 0)
  }

  func contains(x: Double, y: Double) -> Bool {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return false }
    let beyondX = max(bounds.minX + radius - x, x - (bounds.maxX - radius), 0)
    let beyondY = max(bounds.minY + radius - y, y - (bounds.maxY - radius), 0)
    return beyondX * beyondX + beyondY * beyondY <= radius * radius
  }

  /// Returns which of a cell's 8 × 8 sample points are inside: rows from the top, eight bits each,
  /// the leftmost column in the lowest bit.
  func bits(column: Int, row: Int) -> UInt64 {
    let left = CellMetric.width(of: column)
    let top = CellMetric.height(of: row)
    let (right, bottom) = (left + CellMetric.width, top + CellMetric.height)
    if right <= bounds.minX || left >= bounds.maxX || bottom <= bounds.minY || top >= bounds.maxY {
      return 0
    }
    // Most cells are inside and beside no corner.
    let isInside =
      left >= bounds.minX && right <= bounds.maxX && top >= bounds.minY && bottom <= bounds.maxY
    if isInside {
      let isBetweenSides = left >= bounds.minX + radius && right <= bounds.maxX - radius
      let isBetweenEnds = top >= bounds.minY + radius && bottom <= bounds.maxY - radius
      if isBetweenSides || isBetweenEnds { return .max }
    }
    // The shape is convex: when all corners are inside, the whole cell is inside.
    let margin = 0.001
    if contains(x: left, y: top), contains(x: right - margin, y: top),
      contains(x: left, y: bottom - margin), contains(x: right - margin, y: bottom - margin)
    {
      return .max
    }
    var bits: UInt64 = 0
    for line in 0..<8 {
      for dot in 0..<8
      where contains(x: left + Double(dot) + 0.5, y: top + Double(line) * 2 + 1) {
        bits |= 1 << UInt64(line * 8 + dot)
      }
    }
    return bits
  }
}
