package import CellRaster
package import ViewArchive
import ViewLayout

/// The outlines of the island at one instant: its body and the bubbles beside it, in points
/// relative to the top left cell of the phone's screen.
package struct IslandShape: Hashable, Sendable {
  package struct Body: Hashable, Sendable {
    package var minX: Double
    package var maxX: Double
    package var minY: Double
    package var maxY: Double
    package var radius: Double

    package init(minX: Double, maxX: Double, minY: Double, maxY: Double, radius: Double) {
      self.minX = minX
      self.maxX = maxX
      self.minY = minY
      self.maxY = maxY
      self.radius = radius
    }

    /// Creates a body on the cells from `column` on. Half a row above and below the text is left
    /// free, so that the ends look round (DRAW-2).
    package init(column: Int, columns: Int, row: Int = 0, rows: Int, radius: Double? = nil) {
      let minY = CellMetric.height(of: row) + CellMetric.half
      let maxY = CellMetric.height(of: row + rows) - CellMetric.half
      self.init(
        minX: CellMetric.width(of: column), maxX: CellMetric.width(of: column + columns),
        minY: minY, maxY: maxY, radius: radius ?? (maxY - minY) / 2)
    }

    /// Returns the body moved to a screen whose top left cell is `origin`.
    package func moved(to origin: CellPoint) -> Body {
      var copy = self
      copy.minX += CellMetric.width(of: origin.column)
      copy.maxX += CellMetric.width(of: origin.column)
      copy.minY += CellMetric.height(of: origin.row)
      copy.maxY += CellMetric.height(of: origin.row)
      return copy
    }

    package var bounds: Rect {
      Rect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
    }

    package func draw(
      color: RGB, keyline: RGB?, look: RenderStyle, into grid: inout CellGrid, clip: CellRect
    ) {
      let limit = min(bounds.width, bounds.height) / 2
      look.fill(
        bounds, radius: min(radius, limit), color: color, keyline: keyline, into: &grid,
        clip: clip)
    }
  }

  package var body: Body?
  /// The bubbles of detached activities, from the body outwards.
  package var bubbles: [Body]

  package init(body: Body? = nil, bubbles: [Body] = []) {
    self.body = body
    self.bubbles = bubbles
  }

  /// Returns the interpolation towards another shape; an `amount` below 0 or above 1 extrapolates.
  package func moved(towards other: IslandShape, by amount: Double) -> IslandShape {
    guard let from = body ?? other.body, let to = other.body ?? body else { return self }
    let count = max(bubbles.count, other.bubbles.count)
    return IslandShape(
      body: from.moved(towards: to, by: amount),
      bubbles: (0..<count).map { index in
        let start = index < bubbles.count ? bubbles[index] : from.tucked
        let end = index < other.bubbles.count ? other.bubbles[index] : to.tucked
        return start.moved(towards: end, by: amount)
      })
  }

  /// Returns the shape enlarged on all sides, for a press; `length` is in points.
  package func swollen(by length: Double) -> IslandShape {
    IslandShape(
      body: body?.enlarged(by: length), bubbles: bubbles.map { $0.enlarged(by: length) })
  }

  /// Returns the shape stretched sideways by a drag that has no effect; `length` is in points,
  /// negative to the left.
  package func stretched(by length: Double) -> IslandShape {
    var copy = self
    guard var body = copy.body else { return self }
    body.minX += length < 0 ? length : length / 3
    body.maxX += length < 0 ? length / 3 : length
    copy.body = body
    copy.bubbles = bubbles.map { $0.moved(by: length) }
    return copy
  }
}

extension IslandShape.Body {
  /// A circle inside the trailing end, where the animation of a bubble starts and ends: below the round
  /// corner, outside of which nothing of it is seen.
  package var tucked: IslandShape.Body {
    let height = maxY - minY
    let side = min(height, IslandGeometry.restingHeight)
    let right = maxX - max(min(radius, height / 2) - side / 2, 0)
    return IslandShape.Body(
      minX: right - side, maxX: right, minY: minY, maxY: minY + side, radius: side / 2)
  }

  fileprivate func moved(by length: Double) -> IslandShape.Body {
    var copy = self
    copy.minX += length
    copy.maxX += length
    return copy
  }

  /// Twice as much sideways, where a cell is half as wide as it is high.
  fileprivate func enlarged(by length: Double) -> IslandShape.Body {
    IslandShape.Body(
      minX: minX - 2 * length, maxX: maxX + 2 * length, minY: minY - length, maxY: maxY + length,
      radius: radius + length)
  }

  fileprivate func moved(towards other: IslandShape.Body, by amount: Double) -> IslandShape.Body {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
    return IslandShape.Body(
      minX: mix(minX, other.minX), maxX: mix(maxX, other.maxX), minY: mix(minY, other.minY),
      maxY: mix(maxY, other.maxY), radius: max(mix(radius, other.radius), 0))
  }
}
