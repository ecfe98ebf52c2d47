package struct GradientValue: Codable, Hashable, Sendable {
  package struct Stop: Codable, Hashable, Sendable {
    package var style: StyleValue
    /// 0…1 along the gradient.
    package var location: Double

    package init(style: StyleValue, location: Double) {
      self.style = style
      self.location = location
    }
  }

  package enum Form: Codable, Hashable, Sendable {
    case linear(start: RelativePoint, end: RelativePoint)
    /// Radii in points.
    case radial(center: RelativePoint, startRadius: Double, endRadius: Double)
    case angular(center: RelativePoint, startDegrees: Double, endDegrees: Double)
    case elliptical(center: RelativePoint, startFraction: Double, endFraction: Double)
    /// The stops are the colours of the points, row by row, and after them the one behind the mesh;
    /// their locations do not count.
    case mesh(MeshValue)
  }

  package var stops: [Stop]
  package var form: Form

  package init(stops: [Stop], form: Form) {
    self.stops = stops
    self.form = form
  }
}
