package import Foundation

/// The pixels of an image in its own size.
package struct Bitmap: Sendable {
  package let width: Int
  package let height: Int
  /// Red, green, blue, opacity for each pixel, row by row; sRGB, not premultiplied.
  package let bytes: [UInt8]

  /// Why an image cannot be decoded.
  package struct Failure: Error, Hashable, Sendable {
    package var message: String
  }

  /// Decodes PNG or JPEG data within the limits of `ImageDecoder`.
  package static func decoded(_ data: Data) -> Result<Bitmap, Failure> {
    ImageDecoder.bitmap(of: data).mapError { Failure(message: $0.message) }
  }
}
