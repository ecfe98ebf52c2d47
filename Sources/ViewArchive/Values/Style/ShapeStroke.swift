package struct ShapeStroke: Codable, Hashable, Sendable {
  package enum Cap: String, Codable, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Codable, Hashable, Sendable { case miter, round, bevel }

  package var style: StyleValue
  /// Points.
  package var lineWidth: Double
  /// Points on, points off …; empty: solid.
  package var dash: [Double]
  /// `strokeBorder`: the stroke is inside the shape.
  package var isInside: Bool
  /// The ends of the line; nil: butt. Cells ignore it, as the three below.
  package var cap: Cap?
  /// The corners of the line; nil: miter.
  package var join: Join?
  /// Nil: 10.
  package var miterLimit: Double?
  /// Points of the dash pattern that lie before the line's start; nil: 0.
  package var dashPhase: Double?

  package init(
    style: StyleValue, lineWidth: Double = 1, dash: [Double] = [], isInside: Bool = false,
    cap: Cap? = nil, join: Join? = nil, miterLimit: Double? = nil, dashPhase: Double? = nil
  ) {
    self.style = style
    self.lineWidth = lineWidth
    self.dash = dash
    self.isInside = isInside
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
  }
}
