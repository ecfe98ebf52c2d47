import Foundation
package import PhoneDrawing
import Synchronization
import ViewArchive

/// Draws display lists with real letters, one after the other; the fonts are found once. Without
/// the package trait `Pictures` it is built without its libraries, and every drawing fails with the
/// reason.
package final class PictureRendering: Sendable {
  /// A folder of fonts to prefer, such as Apple's own. Nil: the installed ones.
  private let fontFolder: String?
  #if Pictures
    private let fonts = Mutex<InkFonts?>(nil)
  #endif

  package init(fontFolder: String? = nil) { self.fontFolder = fontFolder }

  /// The longest side of a picture, in pixels.
  package static let longestSide = 4_096

  /// Draws a list as a PNG file.
  ///
  /// - Parameter scale: Pixels for each point.
  /// - Throws: `PictureRenderingFailure` when the picture would be too large, or this build has no
  ///   pictures.
  package func render(
    _ list: DisplayList, scale: Double
  ) throws(PictureRenderingFailure) -> RenderedPicture {
    let width = try Self.side(list.size.width * scale)
    let height = try Self.side(list.size.height * scale)
    #if Pictures
      return try fonts.withLock { fonts throws(PictureRenderingFailure) in
        try InkDrawing(fonts: found(&fonts), scale: scale).png(
          of: list, width: width, height: height)
      }
    #else
      throw Self.missing
    #endif
  }

  /// Draws a list as pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels for each point.
  ///   - width: The width in pixels, whatever that of the list is.
  /// - Throws: `PictureRenderingFailure` as `render` does.
  package func pixels(
    of list: DisplayList, scale: Double, width: Int, height: Int
  ) throws(PictureRenderingFailure) -> PixelGrid {
    _ = try (Self.side(Double(width)), Self.side(Double(height)))
    #if Pictures
      return try fonts.withLock { fonts throws(PictureRenderingFailure) in
        try InkDrawing(fonts: found(&fonts), scale: scale)
          .pixels(of: list, width: width, height: height)
      }
    #else
      throw Self.missing
    #endif
  }

  /// - Throws: `PictureRenderingFailure` for a side that no picture has.
  private static func side(_ pixels: Double) throws(PictureRenderingFailure) -> Int {
    let rounded = pixels.rounded(.up)
    guard (1...Double(longestSide)).contains(rounded) else {
      throw PictureRenderingFailure(
        message: "a picture has 1 to \(longestSide) pixels a side, not \(rounded)")
    }
    return Int(rounded)
  }

  #if Pictures
    /// - Throws: `PictureRenderingFailure` when fontconfig cannot be set up.
    private func found(_ fonts: inout InkFonts?) throws(PictureRenderingFailure) -> InkFonts {
      if let fonts { return fonts }
      guard let found = InkFonts(folder: fontFolder) else {
        throw PictureRenderingFailure(message: "the fonts cannot be read", isPermanent: true)
      }
      fonts = found
      return found
    }
  #else
    private static let missing = PictureRenderingFailure(
      message: """
        this build has no pictures
          try  apt-get install libpango1.0-dev fonts-inter, then build with --traits Pictures
        """, isPermanent: true)
  #endif
}
