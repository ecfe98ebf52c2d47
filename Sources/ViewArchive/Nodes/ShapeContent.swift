/// A shape with its fill and stroke.
package struct ShapeContent: Codable, Hashable, Sendable {
  package var shape: ShapeKind
  /// Nil, with a nil `stroke`: the default foreground.
  package var fill: StyleValue?
  package var stroke: ShapeStroke?

  package init(_ shape: ShapeKind, fill: StyleValue? = nil, stroke: ShapeStroke? = nil) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }
}
