package import CellRaster
package import ViewArchive

/// How things are drawn on this terminal, whatever they are.
package struct Look: Sendable {
  package private(set) var theme: Theme
  package var depth: ColorDepth
  package private(set) var glyphs: GlyphSet
  /// The appearance of cards; the island is always dark.
  package var appearance: ColorSchemeName
  package var motion: MotionLevel
  /// What the terminal can draw, and what the person asked for, whatever the theme wants.
  private let offered: (glyphs: GlyphSet, motion: MotionLevel)

  package init(
    theme: Theme = .standard, depth: ColorDepth = .direct, glyphs: GlyphSet = .unicode,
    appearance: ColorSchemeName = .light, motion: MotionLevel = .full
  ) {
    self.theme = theme.adapted(to: depth)
    self.depth = depth
    self.glyphs = theme.shape.glyphs == .ascii ? .ascii : glyphs
    self.appearance = appearance
    self.motion = theme.motion.isReduced ? .none : motion
    offered = (glyphs, motion)
  }

  /// The same with another theme.
  package func with(_ theme: Theme) -> Look {
    Look(
      theme: theme, depth: depth, glyphs: offered.glyphs, appearance: appearance,
      motion: offered.motion)
  }

  /// The same in another appearance, and with as much motion as the theme allows.
  package func with(appearance: ColorSchemeName, motion: MotionLevel) -> Look {
    Look(
      theme: theme, depth: depth, glyphs: offered.glyphs, appearance: appearance, motion: motion)
  }

  /// The last step of a frame: what the theme does to every colour.
  package func finish(_ grid: inout CellGrid) { theme.shape.duotone?.recolor(&grid) }

  package func color(_ role: String) -> RGB { theme.color(role) }

  package func style(
    _ role: String, on background: RGB, _ attributes: CellAttributes = []
  ) -> CellStyle {
    CellStyle(foreground: color(role), background: background, attributes: attributes)
  }

  /// The island's inside: white on black (presentations.md §3.2).
  package var islandSurface: Surface {
    .island(theme, cornerRadius: IslandGeometry.panelRadius)
  }

  /// The line around the island: the widget's, else the theme's where it can be a faint one.
  package func keyline(of widget: RGB?) -> RGB? {
    widget ?? (depth >= .indexed ? color("island.keyline") : nil)
  }

  /// A card's inside when the widget asks for no background of its own.
  package var cardSurface: Surface {
    .card(theme, colorScheme: appearance, cornerRadius: Self.cardRadius)
  }

  /// Points.
  package static let cardRadius = 24.0

  /// The edge of what is filled and never outlined.
  package var edge: PanelLook { depth == .direct ? .blended : .blocks }

  /// Fills a body with round corners; points, relative to the grid's top left.
  package func fill(
    _ bounds: Rect, radius: Double, color: RGB, keyline: RGB? = nil, into grid: inout CellGrid,
    clip: CellRect
  ) {
    PanelShape(bounds: bounds, cornerRadius: radius, look: theme.shape.panel).fill(
      color, keyline: keyline, into: &grid, clip: clip, depth: depth, glyphs: glyphs, opacity: 1)
  }
}

extension CellRect {
  /// These cells in points.
  package var points: Rect {
    Rect(
      x: Double(column) * 8, y: Double(row) * 16, width: Double(columns) * 8,
      height: Double(rows) * 16)
  }
}
