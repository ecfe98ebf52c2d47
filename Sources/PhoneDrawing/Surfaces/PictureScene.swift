package import CellRaster
package import ViewArchive

/// A part of the phone's screen: shapes with their content, in points of the screen, and the
/// wallpaper that is seen around them.
package struct PictureScene: Sendable {
  /// The picture as a file: as wide as the screen, with some wallpaper below.
  package var size: Size
  /// The rectangle around the island's shapes, or a card as it is seen.
  package var bounds: Rect
  /// The island's shapes from the body outwards, or a card, in their own sizes.
  package var shapes: [Rect]
  package var items: [DisplayItem] = []
  /// What is drawn otherwise than a phone draws it; each once.
  package var notes: [String] = []
  /// The wallpaper's colours at the upper and at the lower edge of the screen.
  private let wallpaper: (top: RGB, bottom: RGB)
  private let screenHeight: Double

  init(
    size: Size, bounds: Rect, shapes: [Rect], wallpaper: (top: RGB, bottom: RGB),
    screenHeight: Double
  ) {
    self.size = size
    self.bounds = bounds
    self.shapes = shapes
    self.wallpaper = wallpaper
    self.screenHeight = screenHeight
  }

  /// The scene on its part of the wallpaper.
  package var list: DisplayList {
    let share = min(size.height / max(screenHeight, 1), 1)
    let bottom = wallpaper.bottom.blended(over: wallpaper.top, amount: share)
    return list(
      in: Rect(origin: .zero, size: size), wallpaper: (top: wallpaper.top, bottom: bottom))
  }

  /// The part of the scene in a rectangle of the screen, which may be larger than the screen.
  ///
  /// - Parameter wallpaper: The colours at the upper and at the lower edge of the rectangle.
  package func list(in rect: Rect, wallpaper: (top: RGB, bottom: RGB)) -> DisplayList {
    let area = Rect(origin: .zero, size: rect.size)
    let stops = [wallpaper.top, wallpaper.bottom].enumerated().map {
      GradientPaint.Stop(tint: Tint($1), location: Double($0))
    }
    let backdrop = GradientPaint(
      stops: stops,
      form: .linear(start: RelativePoint(x: 0, y: 0), end: RelativePoint(x: 0, y: 1)), rect: area)
    let offset = PlaneTransform(translation: Point(x: -rect.minX, y: -rect.minY))
    let isMoved = rect.minX != 0 || rect.minY != 0
    return DisplayList(
      size: rect.size,
      items: [.fill(.rectangle(area), .gradient(backdrop))]
        + (isMoved ? [.group(items, [.transform(offset)])] : items),
      notes: notes)
  }
}
