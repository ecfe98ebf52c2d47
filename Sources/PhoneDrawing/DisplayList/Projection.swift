package import CellRaster
import Foundation
package import ViewArchive

/// A rotation in space, seen from the front.
package struct Projection: Hashable, Sendable {
  var degrees: Double
  /// Its x, y and z.
  var axis: [Double]
  /// How near the viewer is; 0: infinitely far.
  var perspective: Double
  /// The point of the view that the axis goes through.
  var center: Point

  init(degrees: Double, axis: [Double], perspective: Double, around center: Point) {
    self.degrees = degrees.isFinite ? degrees : 0
    let axis = axis.map { $0.isFinite ? $0 : 0 } + [0, 0, 0]
    self.axis = Array(axis.prefix(3))
    self.perspective = perspective.isFinite ? min(max(perspective, 0), 10) : 0
    self.center = center
  }

  /// Returns the transform that brings a rectangle nearest to its image, whose sides are not
  /// parallel with a perspective. Nil: it is seen from its edge.
  package func transform(of rect: Rect) -> PlaneTransform? {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ]
    let side = max(rect.width, rect.height)
    guard rect.width > 0, rect.height > 0 else { return nil }
    let images = corners.map { image(of: $0, side: side) }
    let mean = Point(
      x: images.reduce(0) { $0 + $1.x } / 4, y: images.reduce(0) { $0 + $1.y } / 4)
    var transform = PlaneTransform.identity
    transform.a = (images[1].x - images[0].x + images[3].x - images[2].x) / 2 / rect.width
    transform.b = (images[1].y - images[0].y + images[3].y - images[2].y) / 2 / rect.width
    transform.c = (images[2].x - images[0].x + images[3].x - images[1].x) / 2 / rect.height
    transform.d = (images[2].y - images[0].y + images[3].y - images[1].y) / 2 / rect.height
    let middle = transform.apply(to: rect.center)
    (transform.tx, transform.ty) = (mean.x - middle.x, mean.y - middle.y)
    return abs(transform.a * transform.d - transform.b * transform.c) > 1e-4 ? transform : nil
  }

  /// Turns a point around the axis (Rodrigues) and projects it; `side` is the longer one of the view.
  package func image(of point: Point, side: Double) -> Point {
    let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard length > 0 else { return point }
    let k = axis.map { $0 / length }
    let v = [point.x - center.x, point.y - center.y, 0]
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let cross = [
      k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0],
    ]
    let dot = k[0] * v[0] + k[1] * v[1] + k[2] * v[2]
    let turned = (0..<3).map { v[$0] * c + cross[$0] * s + k[$0] * dot * (1 - c) }
    // What comes nearer than the viewer is kept before them.
    let distance = max(1 - turned[2] * perspective / max(side, 1), 0.1)
    return Point(x: center.x + turned[0] / distance, y: center.y + turned[1] / distance)
  }
}
