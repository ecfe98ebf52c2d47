/// An opaque picture as pixels.
package struct PixelGrid: Hashable, Sendable {
  package private(set) var width: Int
  package private(set) var height: Int
  /// The rows from the top, each pixel as `0xRRGGBB`.
  package private(set) var pixels: [UInt32]

  package init(width: Int, height: Int, color: UInt32 = 0) {
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
  }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The pixels of a rectangle, which must be inside.
  package func part(x: Int, y: Int, width: Int, height: Int) -> PixelGrid {
    var part = PixelGrid(width: width, height: height)
    part.pixels.removeAll(keepingCapacity: true)
    for row in y..<y + height {
      part.pixels += pixels[row * self.width + x..<row * self.width + x + width]
    }
    return part
  }
}
