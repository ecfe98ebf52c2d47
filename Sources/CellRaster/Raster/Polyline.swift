import Foundation
package import ViewArchive
import ViewLayout

/// A line through points, in points of the grid's coordinate space. Curves are approximated by
/// segments shorter than a cell can show.
struct Polyline: Hashable, Sendable {
  var points: [Point]
  var isClosed: Bool

  init(_ points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// Returns points on the arc of an ellipse between two angles in degrees, clockwise from three
  /// o'clock.
  static func arc(
    center: Point, radiusX: Double, radiusY: Double, from start: Double, to end: Double
  ) -> [Point] {
    let steps = max(2, CellMetric.whole((abs(end - start) / 9).rounded(.up)))
    return (0...min(steps, 400)).map { step in
      let degrees = start + (end - start) * Double(step) / Double(min(steps, 400))
      let angle = degrees * .pi / 180
      return Point(x: center.x + radiusX * cos(angle), y: center.y + radiusY * sin(angle))
    }
  }

  func mapped(_ change: (Point) -> Point) -> Polyline {
    Polyline(points.map(change), isClosed: isClosed)
  }

  /// The points with the first one repeated when the line is closed.
  var corners: [Point] {
    guard isClosed, let first = points.first else { return points }
    return points + [first]
  }

  var length: Double {
    let corners = corners
    return zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// Returns the part between two distances along the line.
  func piece(from start: Double, to end: Double) -> Polyline {
    var passed = 0.0
    var points: [Point] = []
    let corners = corners
    for (a, b) in zip(corners, corners.dropFirst()) {
      let length = a.distance(to: b)
      defer { passed += length }
      guard length > 0, passed + length > start, passed < end else { continue }
      let from = max(start - passed, 0) / length
      let to = min(end - passed, length) / length
      if points.isEmpty { points.append(a.moved(towards: b, by: from)) }
      points.append(a.moved(towards: b, by: to))
    }
    return Polyline(points, isClosed: false)
  }
}

extension Point {
  package func distance(to other: Point) -> Double { hypot(other.x - x, other.y - y) }

  /// Returns the point at a fraction of the way to `other`.
  package func moved(towards other: Point, by fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  /// Returns this point rotated clockwise around another.
  func rotated(degrees: Double, around center: Point) -> Point {
    let angle = degrees * .pi / 180
    let (dx, dy) = (x - center.x, y - center.y)
    return Point(
      x: center.x + dx * cos(angle) - dy * sin(angle),
      y: center.y + dx * sin(angle) + dy * cos(angle))
  }
}

extension [Polyline] {
  /// The smallest rectangle that contains all points; nil when there are none.
  var bounds: Rect? {
    var result: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    for point in lazy.flatMap(\.points) where point.x.isFinite && point.y.isFinite {
      guard let known = result else {
        result = (point.x, point.y, point.x, point.y)
        continue
      }
      result = (
        Swift.min(known.minX, point.x), Swift.min(known.minY, point.y),
        Swift.max(known.maxX, point.x), Swift.max(known.maxY, point.y)
      )
    }
    return result.map {
      Rect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY)
    }
  }
}
