package import CellRaster
package import ViewArchive

/// One step of a drawing.
package indirect enum DisplayItem: Hashable, Sendable {
  /// The inside of a path.
  case fill([PathElement], Paint, FillRule = .winding)
  /// A line along a path.
  case stroke([PathElement], StrokeLine, Paint)
  case text(DrawnText)
  case image(DrawnImage)
  /// Items that are painted together; the effects are applied from the first to the last.
  case group([DisplayItem], [GroupEffect])
}

/// Which parts are inside a path that crosses itself.
package enum FillRule: Hashable, Sendable { case winding, evenOdd }

/// How a line along a path looks.
package struct StrokeLine: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// Points.
  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Points on, points off …; empty: solid.
  package var dash: [Double]
  /// Points of the pattern that lie before the path's start.
  package var dashPhase: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// What happens to a group as a whole.
package enum GroupEffect: Hashable, Sendable {
  case opacity(Double)
  /// Nothing outside of the path is painted.
  case clip([PathElement])
  case transform(PlaneTransform)
  /// The group is as opaque as the items are there.
  case mask([DisplayItem])
  /// A shadow below the group. The radius, in points, is the standard deviation of the blur.
  case shadow(Tint, radius: Double, offset: Point)
}

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

/// A bitmap image, stretched to its bounds.
package struct DrawnImage: Hashable, Sendable {
  package var picture: EncodedPicture
  package var bounds: Rect
  /// The paint of a template image, whose own colours do not count. Nil: its own colours.
  package var template: Paint?

  package init(_ picture: EncodedPicture, bounds: Rect, template: Paint? = nil) {
    self.picture = picture
    self.bounds = bounds
    self.template = template
  }
}
