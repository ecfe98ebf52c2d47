import CImages
package import Foundation

/// Writes opaque pixels as PNG files.
package enum PngFile {
  /// Returns a file with 24 bits a pixel; nil: the sizes do not fit, or there is no memory.
  ///
  /// - Parameter pixels: Each pixel as `0xRRGGBB`, the rows from the top.
  package static func data(of pixels: [UInt32], width: Int, height: Int) -> Data? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 3)
    for pixel in pixels { append(pixel, to: &bytes) }
    return write(bytes, width, height, palette: [])
  }

  /// Returns a file with a palette, which is about half as long; nil as for the other.
  ///
  /// - Parameters:
  ///   - indices: For each pixel its place in the palette.
  ///   - palette: 1 to 256 colours, each as `0xRRGGBB`.
  package static func data(
    of indices: [UInt8], palette: [UInt32], width: Int, height: Int
  ) -> Data? {
    guard (1...256).contains(palette.count) else { return nil }
    var colors: [UInt8] = []
    for color in palette { append(color, to: &colors) }
    return write(indices, width, height, palette: colors)
  }

  private static func append(_ color: UInt32, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: color >> 16))
    bytes.append(UInt8(truncatingIfNeeded: color >> 8))
    bytes.append(UInt8(truncatingIfNeeded: color))
  }

  private static func write(
    _ bytes: [UInt8], _ width: Int, _ height: Int, palette: [UInt8]
  ) -> Data? {
    let channels = palette.isEmpty ? 3 : 1
    guard (1...65_535).contains(width), (1...65_535).contains(height),
      bytes.count == width * height * channels
    else { return nil }
    let (columns, rows, entries) = (UInt32(width), UInt32(height), UInt32(palette.count / 3))
    // Filters cost time and make flat pictures longer; a palette has none in any case.
    let isFast: Int32 = palette.isEmpty ? 1 : 0
    let room = ci_png_write(bytes, columns, rows, palette, entries, isFast, nil, 0)
    var file = Data(count: room)
    let count = file.withUnsafeMutableBytes {
      ci_png_write(bytes, columns, rows, palette, entries, isFast, $0.baseAddress, room)
    }
    return count > 0 ? file.prefix(count) : nil
  }
}
