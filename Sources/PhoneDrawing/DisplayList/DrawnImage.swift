package import CellRaster
package import ViewArchive

/// A bitmap image or a part of it, stretched to its bounds.
package struct DrawnImage: Hashable, Sendable {
  package var picture: EncodedImage
  package var bounds: Rect
  /// The paint of a template image, whose own colours do not count. Nil: its own colours.
  package var template: Paint?
  /// The part that is drawn, in shares of the width and height.
  package var part: Rect
  /// True if enlarged pixels stay squares.
  package var isPixelated: Bool

  /// The whole image.
  package static let whole = Rect(x: 0, y: 0, width: 1, height: 1)

  package init(
    _ picture: EncodedImage, bounds: Rect, template: Paint? = nil, part: Rect = DrawnImage.whole,
    isPixelated: Bool = false
  ) {
    self.picture = picture
    self.bounds = bounds
    self.template = template
    self.part = part
    self.isPixelated = isPixelated
  }
}
