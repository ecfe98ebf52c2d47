package import ActivityModel
import CellRaster
package import ViewArchive
import ViewLayout

/// The context for laying out and drawing widgets' views.
package struct RenderContext: Sendable {
  package var look: RenderStyle
  package var geometry: IslandGeometry
  package var time: TimedTextContext
  package var archive: @Sendable (ActivityID) -> ActivityArchive?
  /// Returns the placeholder lines for a missing archive: the activity's name and why there is no
  /// archive.
  package var placeholder: @Sendable (ActivityID) -> [String]
  /// True when the layout records how each placed view was determined.
  package var isTraced: Bool

  package init(
    look: RenderStyle, geometry: IslandGeometry, time: TimedTextContext,
    archive: @escaping @Sendable (ActivityID) -> ActivityArchive?,
    placeholder: @escaping @Sendable (ActivityID) -> [String], isTraced: Bool = false
  ) {
    self.look = look
    self.geometry = geometry
    self.time = time
    self.archive = archive
    self.placeholder = placeholder
    self.isTraced = isTraced
  }

  func drawPlaceholder(
    of id: ActivityID, in rect: CellRect, style: CellStyle, into grid: inout CellGrid
  ) {
    let lines = placeholder(id).enumerated().flatMap { index, line in
      TerminalText.wrapped(line, columns: rect.columns).map { (index == 0, $0) }
    }
    for (row, (isTitle, line)) in lines.enumerated().prefix(rect.rows) {
      var style = style
      if isTitle { style.attributes.insert(.bold) }
      grid.write(
        line, at: CellPoint(column: rect.column, row: rect.row + row), columns: rect.columns,
        style: style)
    }
  }

  /// Draws a shape that belongs to the emulator, in the way in which a widget's shape is drawn.
  func drawShape(
    _ shape: ShapeContent, in rect: CellRect, on background: RGB, into grid: inout CellGrid
  ) {
    var surface = look.islandSurface
    surface.background = background
    let placed = PlacedNode(
      .view(.shape(shape)),
      bounds: Rect(
        origin: .zero, size: CellMetric.size(columns: rect.columns, rows: rect.rows)))
    rasterizer.draw(placed, on: surface, into: &grid, at: rect.origin, clip: rect)
  }

  var rasterizer: Rasterizer {
    Rasterizer(
      theme: look.theme, depth: look.depth, glyphs: look.glyphs, mosaic: look.mosaic, now: time.now)
  }

  /// Lays out a view in cells.
  func layout(_ node: ViewNode, columns: Int, rows: Int) -> PlacedNode {
    var engine = engine(scale: 1)
    return engine.layout(
      node,
      in: Proposal(width: CellMetric.width(of: columns), height: CellMetric.height(of: rows)))
  }

  /// Lays out a view in cells that is as high as its content within limits.
  ///
  /// - Parameter scale: The magnification relative to the phone.
  func layout(
    _ node: ViewNode, columns: Int, rows: ClosedRange<Int>, scale: Double
  ) -> PlacedNode {
    var engine = engine(scale: scale)
    return engine.layout(
      node, width: CellMetric.width(of: columns),
      heights: CellMetric.height(of: rows.lowerBound)...CellMetric.height(of: rows.upperBound),
      overflows: clippedHeight(of: node, columns: columns, rows: rows, scale: scale) != nil)
  }

  /// Returns the height of a view, in points of the phone, that a phone clips; nil: it fits there. What
  /// is only too high for the grid has to fit into it.
  func clippedHeight(
    of node: ViewNode, columns: Int, rows: ClosedRange<Int>, scale: Double
  ) -> Double? {
    var cells = engine(scale: scale)
    let (width, most) = (CellMetric.width(of: columns), CellMetric.height(of: rows.upperBound))
    guard cells.ownHeight(of: node, width: width) > most else { return nil }
    var phone = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let own = phone.ownHeight(of: node, width: width / scale)
    return own > most / scale + 0.5 ? own : nil
  }

  private func engine(scale: Double) -> LayoutEngine {
    // Magnified text is drawn two rows high in every theme, except with ASCII glyphs.
    let hasTallText = rasterizer.hasTallText || scale > 1 && look.glyphs == .unicode
    let context = LayoutContext(
      metrics: .cells.scaled(by: scale), time: time, hasTallText: hasTallText,
      isTraced: isTraced)
    return LayoutEngine(context: context)
  }
}
