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
