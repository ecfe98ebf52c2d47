/// Measures of a lock-screen card.
package enum CardGeometry {
  /// The corner radius, in points.
  package static let cornerRadius = 24.0
}
