package import ViewArchive
import ViewLayout

extension CellRect {
  /// The rectangle of these cells in points.
  package var points: Rect {
    Rect(
      x: CellMetric.width(of: column), y: CellMetric.height(of: row),
      width: CellMetric.width(of: columns), height: CellMetric.height(of: rows))
  }

  /// The rectangle in points without half a row above and below, for bodies with round ends
  /// (DRAW-2).
  package var bodyPoints: Rect {
    var body = points
    body.origin.y += CellMetric.half
    body.size.height -= CellMetric.height
    return body
  }

  /// Creates the smallest rectangle of cells that covers a view's rectangle in points. Edges are
  /// limited to ±`CellMetric.longest`; an infinite or undefined edge becomes 0.
  package init(covering rect: Rect) {
    func limited(_ edge: Double) -> Double {
      edge.isFinite ? min(max(edge, -CellMetric.longest), CellMetric.longest) : 0
    }
    let column = CellMetric.columns(limited(rect.minX), .down)
    let row = CellMetric.rows(limited(rect.minY), .down)
    self.init(
      column: column, row: row, columns: CellMetric.columns(limited(rect.maxX), .up) - column,
      rows: CellMetric.rows(limited(rect.maxY), .up) - row)
  }
}
