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
    return samples(left: left, top: top)
  }

  /// Returns the sample points of the cell at a point that are inside, as `contains` says for each of
  /// them: what is the same for a line of them is computed once.
  private func samples(left: Double, top: Double) -> UInt64 {
    let (minX, maxX) = (bounds.minX, bounds.maxX)
    let (firstX, lastX) = (minX + radius, maxX - radius)
    let (firstY, lastY) = (bounds.minY + radius, bounds.maxY - radius)
    let limit = radius * radius
    var bits: UInt64 = 0
    for line in 0..<8 {
      let y = top + Double(line) * 2 + 1
      guard y >= bounds.minY, y < bounds.maxY else { continue }
      let beyondY = max(max(firstY - y, y - lastY), 0)
      let heightSquared = beyondY * beyondY
      for dot in 0..<8 {
        let x = left + Double(dot) + 0.5
        guard x >= minX, x < maxX else { continue }
        let beyondX = max(max(firstX - x, x - lastX), 0)
        if beyondX * beyondX + heightSquared <= limit { bits |= 1 << UInt64(line * 8 + dot) }
      }
    }
    return bits
  }
}
