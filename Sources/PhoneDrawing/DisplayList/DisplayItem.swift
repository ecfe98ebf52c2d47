package import CellRaster
package import ViewArchive

/// One step of a drawing.
package indirect enum DisplayItem: Hashable, Sendable {
  /// The inside of a path.
  case fill([PathElement], Paint, FillRule = .winding)
  /// A line along a path.
  case stroke([PathElement], StrokeLine, Paint)
  /// What has been painted so far inside a path, blurred; the radius, in points, is the standard
  /// deviation, and the saturation a factor. A writer that cannot do it leaves it out.
  case backdrop([PathElement], radius: Double, saturation: Double)
  case text(DrawnText)
  case image(DrawnImage)
  /// The items of a symbol, its name and the place of its ink; of one without an outline, the square
  /// that it has in the layout.
  case symbol(String, Rect, [DisplayItem])
  /// The items of a control and its bounds.
  case control(ControlTarget, Rect, [DisplayItem])
  /// Items that are painted together; the effects are applied from the first to the last.
  case group([DisplayItem], [GroupEffect])
}
