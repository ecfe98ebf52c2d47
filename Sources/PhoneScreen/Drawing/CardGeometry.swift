/// Measures of a lock-screen card.
package enum CardGeometry {
  /// The corner radius as drawn in cells, in points; a phone has `PhoneMeasures.cornerRadius`.
  package static let cornerRadius = 24.0
}
