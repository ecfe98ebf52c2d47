package import CellRaster
package import ViewArchive

/// How things are drawn on this terminal, whatever they are.
package struct Look: Sendable {
  package var theme: Theme
  package var depth: ColorDepth
  package var glyphs: GlyphSet
  /// The appearance of cards; the island is always dark.
  package var appearance: ColorSchemeName
  package var motion: MotionLevel

  package init(
    theme: Theme = .standard, depth: ColorDepth = .direct, glyphs: GlyphSet = .unicode,
    appearance: ColorSchemeName = .light, motion: MotionLevel = .full
  ) {
    self.theme = theme
    self.depth = depth
    self.glyphs = glyphs
    self.appearance = appearance
    self.motion = theme.motion.isReduced ? .none : motion
  }

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

  /// A card's inside when the widget asks for no background of its own.
  package var cardSurface: Surface {
    .card(theme, colorScheme: appearance, cornerRadius: Self.cardRadius)
  }

  /// Points.
  package static let cardRadius = 24.0

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
