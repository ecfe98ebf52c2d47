import Foundation
import ViewArchive

/// Turns and scales of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty; in points.
struct PlaneTransform: Hashable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = PlaneTransform()

  private init() {}

  /// Lengths times `x` and `y` around a point that stays.
  init(scaleX x: Double, y: Double, around anchor: Point) {
    a = x.isFinite ? x : 1
    d = y.isFinite ? y : 1
    keep(anchor)
  }

  /// A turn, clockwise as seen, around a point that stays. Quarters are exact.
  init(degrees: Double, around anchor: Point) {
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

  func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// This transform of what `inner` has made.
  func after(_ inner: PlaneTransform) -> PlaneTransform {
    var result = PlaneTransform()
    (result.a, result.b) = (a * inner.a + c * inner.b, b * inner.a + d * inner.b)
    (result.c, result.d) = (a * inner.c + c * inner.d, b * inner.c + d * inner.d)
    let origin = apply(to: Point(x: inner.tx, y: inner.ty))
    (result.tx, result.ty) = (origin.x, origin.y)
    return result
  }

  /// What undoes this transform; nil where everything falls into a line.
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

  /// True when no text comes nearer to another one.
  var keepsTextsApart: Bool { keepsAxes && abs(a) >= 1 && abs(d) >= 1 }

  /// The rectangle that comes of `rect`, upright: where the axes are neither kept nor swapped, it
  /// keeps its sides' directions and its middle is moved.
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
