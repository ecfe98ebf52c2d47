package import CellRaster
package import ViewArchive

/// A run of text on one line.
package struct DrawnText: Hashable, Sendable {
  package var string: String
  /// The left end of the run and its baseline.
  package var origin: Point
  /// The width that layout has given the run; a writer spaces the letters so that they fill it.
  package var width: Double
  package var font: FontValue
  /// The size in points; less than the font's where the text was scaled down.
  package var size: Double
  package var paint: Paint
  package var isUnderlined: Bool
  package var isStruckThrough: Bool

  package init(
    _ string: String, origin: Point, width: Double, font: FontValue, size: Double, paint: Paint,
    isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    self.string = string
    self.origin = origin
    self.width = width
    self.font = font
    self.size = size
    self.paint = paint
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
