package import CellRaster
package import ViewArchive

/// A bitmap image, stretched to its bounds.
package struct DrawnImage: Hashable, Sendable {
  package var picture: EncodedImage
  package var bounds: Rect
  /// The paint of a template image, whose own colours do not count. Nil: its own colours.
  package var template: Paint?

  package init(_ picture: EncodedImage, bounds: Rect, template: Paint? = nil) {
    self.picture = picture
    self.bounds = bounds
    self.template = template
  }
}
