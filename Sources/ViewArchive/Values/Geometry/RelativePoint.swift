/// A point relative to a rectangle: (0, 0) is its top leading corner, (1, 1) its bottom trailing.
package struct RelativePoint: Codable, Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let center = RelativePoint(x: 0.5, y: 0.5)
}
