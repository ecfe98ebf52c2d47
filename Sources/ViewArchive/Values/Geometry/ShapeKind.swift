/// The outline of a shape inside its bounds; radii in points.
package indirect enum ShapeKind: Codable, Hashable, Sendable {
  case rectangle
  case roundedRectangle(radius: Double)
  case unevenRoundedRectangle(
    topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
  case circle
  case capsule
  case ellipse
  /// A rectangle with the corner radius of the surface it is on.
  case containerRelative
  /// A free path; coordinates in points, for bounds of the given size. Zero: for bounds of any size,
  /// in which it is not scaled.
  case path([PathElement], Size)
  /// The part of the outline between two fractions.
  case trimmed(ShapeKind, from: Double, to: Double)
  case inset(ShapeKind, by: Double)
  case rotated(ShapeKind, degrees: Double)
  case offset(ShapeKind, Point)
  /// With corners that are arcs of circles, where the others are continuous.
  case circular(ShapeKind)
}
