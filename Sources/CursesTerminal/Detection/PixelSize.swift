/// The size of a cell in pixels.
package struct PixelSize: Codable, Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A cell on a screen of high density, for terminals that scale pictures to cells and do not say
  /// how large a cell is.
  package static let assumed = PixelSize(width: 16, height: 32)

  /// Nil for a size that no cell has: some programs report zero or the size of the window.
  var ifPlausible: PixelSize? {
    (4...64).contains(width) && (8...128).contains(height) ? self : nil
  }
}
