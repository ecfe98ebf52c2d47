/// A shape with its fill and stroke.
package struct ShapeContent: Codable, Hashable, Sendable {
  package var shape: ShapeKind
  /// Nil, with a nil `stroke`: the default foreground.
  package var fill: StyleValue?
  package var stroke: ShapeStroke?
  /// True for the even-odd rule, by which what is enclosed twice is outside. Nil: what is enclosed at
  /// all is inside. In pictures only.
  package var isEvenOdd: Bool?

  package init(_ shape: ShapeKind, fill: StyleValue? = nil, stroke: ShapeStroke? = nil) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }
}
