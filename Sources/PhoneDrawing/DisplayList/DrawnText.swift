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
  /// The lines under and through the text. Nil: none.
  package var underline: DrawnLine?
  package var strikethrough: DrawnLine?

  /// A line along a text.
  package struct DrawnLine: Hashable, Sendable {
    package var pattern: TextLineStyle.Pattern
    package var paint: Paint

    package init(pattern: TextLineStyle.Pattern = .solid, paint: Paint) {
      self.pattern = pattern
      self.paint = paint
    }

    /// The lengths of dashes and gaps, in widths of the line.
    package var dash: [Double] {
      switch pattern {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [3, 2]
      case .dashDot: [3, 2, 1, 2]
      case .dashDotDot: [3, 2, 1, 2, 1, 2]
      }
    }
  }

  /// The lines as items: a line that is neither solid nor of the text's paint is no letter's part.
  package var lines: [DisplayItem] {
    [(underline, 0.1), (strikethrough, -0.27)].compactMap { line, offset in
      guard let line else { return nil }
      let height = 0.06 * size
      let y = origin.y + offset * size
      let path: [PathElement] = [
        .move(Point(x: origin.x, y: y)), .line(Point(x: origin.x + width, y: y)),
      ]
      return .stroke(
        path, StrokeLine(width: height, dash: line.dash.map { $0 * height }), line.paint)
    }
  }

  package init(
    _ string: String, origin: Point, width: Double, font: FontValue, size: Double, paint: Paint,
    underline: DrawnLine? = nil, strikethrough: DrawnLine? = nil
  ) {
    self.string = string
    self.origin = origin
    self.width = width
    self.font = font
    self.size = size
    self.paint = paint
    self.underline = underline
    self.strikethrough = strikethrough
  }
}
