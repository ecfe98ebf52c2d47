import Foundation
package import PhoneDrawing
import ViewArchive

/// Draws display lists with real letters. Without the package trait `Pictures` it is built without
/// its libraries, and every drawing fails with the reason.
package struct PictureRendering: Sendable {
  /// A folder of fonts to prefer, such as Apple's own. Nil: the installed ones.
  package var fontFolder: String?

  package init(fontFolder: String? = nil) { self.fontFolder = fontFolder }

  /// The longest side of a picture, in pixels.
  package static let longestSide = 4_096

  /// Draws a list.
  ///
  /// - Parameter scale: Pixels for each point.
  /// - Throws: `PictureRenderingFailure` when the picture would be too large, or this build has no
  ///   pictures.
  package func render(
    _ list: DisplayList, scale: Double
  ) throws(PictureRenderingFailure) -> RenderedPicture {
    let width = (list.size.width * scale).rounded(.up)
    let height = (list.size.height * scale).rounded(.up)
    let sides = 1...Double(Self.longestSide)
    guard sides.contains(width), sides.contains(height) else {
      throw PictureRenderingFailure(
        message: "a picture has 1 to \(Self.longestSide) pixels a side, not \(width) × \(height)")
    }
    #if Pictures
      return try InkDrawing(fontFolder: fontFolder, scale: scale)
        .render(list, width: Int(width), height: Int(height))
    #else
      throw PictureRenderingFailure(
        message: """
          this build has no pictures
            try  apt-get install libpango1.0-dev fonts-inter, then build with --traits Pictures
          """)
    #endif
  }
}
