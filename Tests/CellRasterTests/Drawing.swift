import CellRaster
import Foundation
import TestSupport
import ViewArchive
import ViewLayout

/// Inputs for drawing tests: places nodes without a layout engine.
enum Drawing {
  static let surface = SurfaceColors.island(.standard)

  static func grid(_ columns: Int, _ rows: Int, background: RGB = .black) -> CellGrid {
    CellGrid(
      size: CellSize(columns: columns, rows: rows),
      style: CellStyle(foreground: .white, background: background))
  }

  static func rasterizer(
    _ depth: ColorDepth = .direct, _ glyphs: GlyphSet = .unicode, now: Date = goldenNow
  ) -> Rasterizer {
    Rasterizer(theme: .standard, depth: depth, glyphs: glyphs, now: now)
  }

  /// A rectangle of whole cells, in points.
  static func cells(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Rect {
    Rect(
      x: Double(column) * 8, y: Double(row) * 16, width: Double(columns) * 8,
      height: Double(rows) * 16)
  }

  static func text(_ string: String, style: RunStyle = RunStyle(), in rect: Rect) -> PlacedNode {
    PlacedNode(
      .view(.text(TextContent(string, style: style))), bounds: rect,
      lines: [PlacedLine(bounds: rect, runs: [PlacedLine.Run(.text(string), style: style)])])
  }

  static func shape(
    _ kind: ShapeKind, fill: StyleValue? = nil, stroke: ShapeStroke? = nil, in rect: Rect
  ) -> PlacedNode {
    PlacedNode(.view(.shape(ShapeContent(kind, fill: fill, stroke: stroke))), bounds: rect)
  }

  static func color(_ hex: UInt32, alpha: Double = 1) -> StyleValue {
    .color(
      .rgba(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255, alpha: alpha))
  }

  /// `child` inside of modifiers, innermost first, all with its bounds.
  static func modified(
    _ child: PlacedNode, _ modifiers: NodeModifier..., content: PlacedNode? = nil
  ) -> PlacedNode {
    modifiers.reduce(child) { child, modifier in
      PlacedNode(
        .modifier(modifier), bounds: child.bounds, children: [child] + (content.map { [$0] } ?? [])
      )
    }
  }

  /// Gives the node and everything below it one rectangle: the worst a layout could do.
  static func crammed(_ node: ViewNode, in rect: Rect) -> PlacedNode {
    var lines: [PlacedLine] = []
    if case .text(let content) = node.kind {
      let runs = content.runs.map { run -> PlacedLine.Run in
        switch run.content {
        case .literal(let string): PlacedLine.Run(.text(string), style: run.style)
        case .symbol(let name): PlacedLine.Run(.symbol(name), style: run.style)
        case .timed: PlacedLine.Run(.text("4:00"), style: run.style)
        }
      }
      lines = [PlacedLine(bounds: rect, runs: runs)]
    }
    let view = PlacedNode(
      .view(node.kind), bounds: rect, lines: lines,
      children: node.children.map { crammed($0, in: rect) })
    return node.modifiers.reduce(view) { child, modifier in
      let content = modifier.content.map { crammed($0, in: rect) }
      return PlacedNode(
        .modifier(modifier), bounds: rect, children: [child] + (content.map { [$0] } ?? []))
    }
  }

  /// The glyphs of a row as one string.
  static func row(_ row: Int, of grid: CellGrid) -> String {
    (0..<grid.size.columns).map { grid[$0, row].glyph }.joined()
  }

  static func draw(
    _ node: PlacedNode, _ columns: Int, _ rows: Int, depth: ColorDepth = .direct,
    glyphs: GlyphSet = .unicode, now: Date = goldenNow, background: RGB = .black,
    on surface: SurfaceColors = Drawing.surface
  ) -> CellGrid {
    var grid = grid(columns, rows, background: background)
    rasterizer(depth, glyphs, now: now).draw(node, on: surface, into: &grid)
    return grid
  }
}
