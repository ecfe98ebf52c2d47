package struct GaugeContent: Codable, Hashable, Sendable {
  package enum Form: String, Codable, Hashable, Sendable {
    case linear, circular, circularCapacity, accessoryLinear, accessoryLinearCapacity
  }

  /// 0…1, already clamped.
  package var fraction: Double
  package var form: Form
  package var tint: StyleValue?

  package init(fraction: Double, form: Form, tint: StyleValue? = nil) {
    self.fraction = fraction
    self.form = form
    self.tint = tint
  }
}
