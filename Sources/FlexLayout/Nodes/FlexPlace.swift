/// Where a node is, in points.
package struct FlexPlace: Hashable, Sendable {
  /// The distance of the left edge from that of the parent.
  package var x: Double
  /// The distance of the top edge from that of the parent.
  package var y: Double
  package var width: Double
  package var height: Double

  /// Creates a frame.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package static let zero = FlexPlace(x: 0, y: 0, width: 0, height: 0)
}
