package import Foundation
package import ViewArchive

/// A picture behind what a phone shows: it fills the screen and keeps its proportions.
package struct Wallpaper: Sendable {
  private let image: LinearImage
  /// How far the picture is blended towards black, 0…1.
  package var dimming = 0.0

  /// How far what is behind cards is blended towards black in Always-On, 0…1 (SURFACE-1).
  package static let alwaysOnDimming = 0.5

  /// Returns the colour of a plain wallpaper in Always-On: dimmed, and dark however light it is
  /// (SURFACE-1).
  package static func inAlwaysOn(_ color: RGB) -> RGB {
    let amount = max(alwaysOnDimming, 1 - mostGrey / max(color.grey, mostGrey))
    return RGB.black.blended(over: color, amount: amount)
  }

  /// The grey that a plain wallpaper in Always-On is at most as light as, 0…1.
  private static let mostGrey = 0.22

  private init(_ image: LinearImage) { self.image = image }

  /// Decodes PNG or JPEG data within the limits of `ImageDecoder`.
  package static func decoded(_ data: Data) -> Result<Wallpaper, Bitmap.Failure> {
    ImageDecoder.picture(of: data).map(Wallpaper.init).mapError {
      Bitmap.Failure(message: $0.message)
    }
  }

  /// Draws the picture on a screen, in halves of cells, wherever a row has its flat colour; a cell of
  /// a round corner has it in a part.
  ///
  /// - Parameter flat: Returns the colour that a row of the screen was filled with.
  package func draw(
    on screen: CellRect, replacing flat: (Int) -> RGB, depth: ColorDepth, glyphs: GlyphSet,
    into grid: inout CellGrid
  ) {
    let whole = screen.points
    grid.drawPicture(in: screen, replacing: flat, depth: depth, glyphs: glyphs) { place, part in
      var rect = CellRect(column: place.column, row: place.row, columns: 1, rows: 1).points
      if part != .whole { rect.size.height /= 2 }
      if part == .lower { rect.origin.y += rect.height }
      return color(of: rect, on: whole)
    }
  }

  /// Returns the colour of a part of a screen; both in points of the grid.
  package func color(of part: Rect, on screen: Rect) -> RGB {
    let (width, height) = (Double(image.width), Double(image.height))
    guard screen.width > 0, screen.height > 0, width > 0, height > 0 else { return .black }
    // Points per pixel; the picture's middle is the screen's.
    let scale = max(screen.width / width, screen.height / height)
    let left = screen.center.x - width * scale / 2
    let top = screen.center.y - height * scale / 2
    let color = image.tint(
      fromX: (part.minX - left) / (width * scale), y: (part.minY - top) / (height * scale),
      toX: (part.maxX - left) / (width * scale), y: (part.maxY - top) / (height * scale)
    ).blended(over: .black)
    return dimming > 0 ? RGB.black.blended(over: color, amount: dimming) : color
  }
}
