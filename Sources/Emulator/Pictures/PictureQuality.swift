package import CursesTerminal

/// How much a picture may cost on the link (PICTURE-13).
package struct PictureQuality: Codable, Hashable, Sendable {
  /// The most colours; nil: all, at twice the bytes.
  package var colors: Int?
  /// The pixels of a cell; fewer than the terminal has where the picture would take too long.
  package var cell: PixelSize

  package init(colors: Int?, cell: PixelSize) {
    self.colors = colors
    self.cell = cell
  }

  /// The bytes for each pixel of a picture in 256 colours, in base64: measured on expanded islands.
  private static let bytesPerPixel = 0.12
  /// The longest time that a picture may take, in seconds.
  private static let longest = 1.0
  /// The width of a cell in which a point is a pixel.
  private static let leastWidth = 8

  /// Returns the best quality that reaches the terminal in time.
  ///
  /// - Parameters:
  ///   - columns: The width of the picture in cells.
  ///   - rows: Its height in cells.
  ///   - canScale: True if the terminal scales pictures to their cells.
  ///   - secondsPerByte: Nil: the speed of the link is not known yet.
  package static func best(
    columns: Int, rows: Int, cell: PixelSize, isRemote: Bool, canScale: Bool,
    secondsPerByte: Double?
  ) -> PictureQuality {
    guard isRemote else { return PictureQuality(colors: nil, cell: cell) }
    func time(_ cell: PixelSize) -> Double {
      Double(columns * cell.width * rows * cell.height) * bytesPerPixel * (secondsPerByte ?? 0)
    }
    guard time(cell) > longest else { return PictureQuality(colors: 256, cell: cell) }
    var small = cell
    if canScale, cell.width > leastWidth {
      small = PixelSize(
        width: leastWidth, height: max(cell.height * leastWidth / cell.width, 1))
    }
    return PictureQuality(colors: time(small) > longest ? 64 : 256, cell: small)
  }
}
