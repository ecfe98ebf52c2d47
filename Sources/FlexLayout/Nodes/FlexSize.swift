/// A size in points.
package struct FlexSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = FlexSize(width: 0, height: 0)
}
