import Foundation
package import ViewArchive

/// An affine transform of the plane, in points: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct PlaneTransform: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package static let identity = PlaneTransform()

  private init() {}

  /// Creates a translation.
  package init(translation offset: Point) { (tx, ty) = (offset.x, offset.y) }

  /// Creates a scale by `x` and `y` around a fixed point.
  package init(scaleX x: Double, y: Double, around anchor: Point) {
    a = x.isFinite ? x : 1
    d = y.isFinite ? y : 1
    keep(anchor)
  }

  /// Creates a clockwise rotation around a fixed point. Quarter turns are exact.
  package init(degrees: Double, around anchor: Point) {
    let degrees = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
    let quarters = degrees / 90
    let isQuarter = quarters == quarters.rounded()
    let angle = degrees * .pi / 180
    (a, b) =
      isQuarter ? (cos(angle).rounded(), sin(angle).rounded()) : (cos(angle), sin(angle))
    (c, d) = (-b, a)
    keep(anchor)
  }

  private mutating func keep(_ anchor: Point) {
    (tx, ty) = (0, 0)
    let moved = apply(to: anchor)
    (tx, ty) = (anchor.x - moved.x, anchor.y - moved.y)
  }

  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the transform that applies `inner` first, then this one.
  package func after(_ inner: PlaneTransform) -> PlaneTransform {
    var result = PlaneTransform()
    (result.a, result.b) = (a * inner.a + c * inner.b, b * inner.a + d * inner.b)
    (result.c, result.d) = (a * inner.c + c * inner.d, b * inner.c + d * inner.d)
    let origin = apply(to: Point(x: inner.tx, y: inner.ty))
    (result.tx, result.ty) = (origin.x, origin.y)
    return result
  }

  /// The inverse transform. Nil: the transform maps the plane to a line or a point.
  var inverse: PlaneTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    var result = PlaneTransform()
    (result.a, result.b) = (d / determinant, -b / determinant)
    (result.c, result.d) = (-c / determinant, a / determinant)
    let origin = result.apply(to: Point(x: tx, y: ty))
    (result.tx, result.ty) = (-origin.x, -origin.y)
    return result
  }

  /// True when horizontal lines stay horizontal.
  var keepsAxes: Bool { b == 0 && c == 0 }

  /// True when horizontal lines become vertical.
  var swapsAxes: Bool { a == 0 && d == 0 }

  /// True when the transform does not bring texts closer to each other.
  var keepsTextsApart: Bool { keepsAxes && abs(a) >= 1 && abs(d) >= 1 }

  /// Returns the upright rectangle that `rect` is transformed to. A rotation other than by quarter
  /// turns moves only its centre and keeps the directions of its sides.
  func upright(_ rect: Rect) -> Rect {
    let center = apply(to: rect.center)
    let (scaleX, scaleY) = (hypot(a, b), hypot(c, d))
    let size =
      swapsAxes
      ? Size(width: rect.height * scaleY, height: rect.width * scaleX)
      : Size(width: rect.width * scaleX, height: rect.height * scaleY)
    return Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
