package import CellRaster

/// An image over whole cells of the screen.
package struct PictureLayer: Hashable, Sendable {
  /// The number of the layer, unique in a run: layers with equal numbers show the same.
  package var number: Int
  package var rect: CellRect
  /// What is transmitted: a PNG file in base64, or the sequence of a Sixel image.
  package var payload: [UInt8]
  /// True for an image over a part of another layer.
  package var isPatch: Bool

  package init(number: Int, rect: CellRect, payload: [UInt8], isPatch: Bool = false) {
    self.number = number
    self.rect = rect
    self.payload = payload
    self.isPatch = isPatch
  }

  package static func == (one: PictureLayer, other: PictureLayer) -> Bool {
    one.number == other.number && one.rect == other.rect
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
