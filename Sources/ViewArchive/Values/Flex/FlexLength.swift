/// A length of a style.
///
/// Where a style's property is optional, nil means that it was not given.
package enum FlexLength: Codable, Hashable, Sendable {
  /// A length in points.
  case points(Double)
  /// A share of a size of the parent, in hundredths; which size depends on the property.
  case percent(Double)
  /// What the algorithm finds.
  case auto

  /// The length in points; nil for percentages and `auto`.
  package var points: Double? { if case .points(let points) = self { points } else { nil } }
}
