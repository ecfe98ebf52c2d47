package import ViewArchive
import ViewLayout

extension Rect {
  /// Returns this rectangle moved by a whole number of cells.
  func moved(by origin: CellPoint) -> Rect {
    Rect(
      x: minX + CellMetric.width(of: origin.column),
      y: minY + CellMetric.height(of: origin.row), width: width, height: height)
  }

  /// Returns this rectangle with each edge moved inwards by `distance` points; no side becomes
  /// negative.
  package func inset(by distance: Double) -> Rect {
    let x = min(distance, width / 2)
    let y = min(distance, height / 2)
    return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }

  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }
}
