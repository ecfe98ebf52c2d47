/// A shape with its fill and stroke.
package struct ShapeContent: Codable, Hashable, Sendable {
  package var shape: ShapeKind
  /// Nil, with a nil `stroke`: the default foreground.
  package var fill: StyleValue?
  package var stroke: ShapeStroke?

  package init(_ shape: ShapeKind, fill: StyleValue? = nil, stroke: ShapeStroke? = nil) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }
}

package struct ShapeStroke: Codable, Hashable, Sendable {
  package var style: StyleValue
  /// Points.
  package var lineWidth: Double
  /// Points on, points off …; empty: solid.
  package var dash: [Double]
  /// `strokeBorder`: the stroke is inside the shape.
  package var isInside: Bool

  package init(
    style: StyleValue, lineWidth: Double = 1, dash: [Double] = [], isInside: Bool = false
  ) {
    self.style = style
    self.lineWidth = lineWidth
    self.dash = dash
    self.isInside = isInside
  }
}

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
  /// A free path; coordinates in points, for bounds of the given size.
  case path([PathElement], Size)
  /// The part of the outline between two fractions.
  case trimmed(ShapeKind, from: Double, to: Double)
  case inset(ShapeKind, by: Double)
  case rotated(ShapeKind, degrees: Double)
  case offset(ShapeKind, Point)
}

package enum PathElement: Codable, Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(Point, control: Point)
  case cubic(Point, control1: Point, control2: Point)
  case close
}
