package import CellRaster
package import ViewArchive

/// The settings for drawing on this terminal: theme, colour depth, glyphs, appearance and motion.
package struct RenderStyle: Sendable {
  package private(set) var theme: Theme
  package var depth: ColorDepth
  package private(set) var glyphs: GlyphSet
  /// The light or dark appearance of cards; the island is always dark.
  package var appearance: ColorSchemeName
  package var motion: MotionLevel
  /// What edges of shapes and bodies are drawn with.
  package let mosaic: Mosaic
  /// The picture behind a phone's screen; nil: the theme's wallpaper.
  package var wallpaper: Wallpaper?
  /// The generation of iOS whose colours and materials are drawn.
  package var systemLook = SystemLook.newest
  /// True for Always-On.
  package private(set) var isDimmed = false
  /// The terminal's glyph set and the user's motion level, before the theme restricts them.
  private let offered: (glyphs: GlyphSet, motion: MotionLevel)

  package init(
    theme: Theme = .standard, depth: ColorDepth = .direct, glyphs: GlyphSet = .unicode,
    appearance: ColorSchemeName = .light, motion: MotionLevel = .full, mosaic: Mosaic = .halves
  ) {
    self.mosaic = mosaic
    self.theme = theme.adapted(to: depth)
    self.depth = depth
    self.glyphs = min(theme.shape.glyphs, glyphs)
    self.appearance = appearance
    self.motion = theme.motion.isReduced ? .none : motion
    offered = (glyphs, motion)
  }

  /// Returns these settings with another theme.
  package func with(_ theme: Theme) -> RenderStyle {
    changed(theme: theme, appearance: appearance, motion: offered.motion)
  }

  /// Returns whether these are the glyphs of the terminal, before the theme restricts them.
  package func isOffered(_ glyphs: GlyphSet) -> Bool { offered.glyphs == glyphs }

  /// Returns these settings for a terminal of other abilities.
  package func with(depth: ColorDepth, glyphs: GlyphSet) -> RenderStyle {
    var style = RenderStyle(
      theme: theme, depth: depth, glyphs: glyphs, appearance: appearance, motion: offered.motion,
      mosaic: mosaic)
    style.wallpaper = wallpaper
    style.systemLook = systemLook
    return style
  }

  /// Returns these settings in another appearance, with `motion` as far as the theme allows it.
  package func with(appearance: ColorSchemeName, motion: MotionLevel) -> RenderStyle {
    changed(theme: theme, appearance: appearance, motion: motion)
  }

  /// Always-On: dark and without motion, the wallpaper less bright; what is on it keeps its colours
  /// (SURFACE-1).
  package var alwaysOn: RenderStyle {
    var style = with(appearance: .dark, motion: .none)
    style.isDimmed = true
    style.wallpaper?.dimming = Wallpaper.alwaysOnDimming
    return style
  }

  private func changed(
    theme: Theme, appearance: ColorSchemeName, motion: MotionLevel
  ) -> RenderStyle {
    var style = RenderStyle(
      theme: theme, depth: depth, glyphs: offered.glyphs, appearance: appearance, motion: motion,
      mosaic: mosaic)
    style.wallpaper = wallpaper
    style.systemLook = systemLook
    return style
  }

  /// True when the signs of apps are letters: emoji cannot be drawn, or keep colours that the theme has
  /// not.
  package var hasLetterIcons: Bool { glyphs == .ascii || theme.shape.duotone != nil }

  /// Applies the theme's duotone and the glyph set to a finished frame; the last step of rendering.
  package func finish(_ grid: inout CellGrid) {
    if let duotone = theme.shape.duotone {
      grid.replaceEmoji(in: grid.bounds)
      duotone.recolor(&grid)
    }
    switch glyphs {
    case .unicode: break
    case .narrow: grid.replaceAmbiguous()
    case .ascii: grid.replaceNonASCII()
    }
  }

  package func color(_ role: ThemeRole) -> RGB { theme.color(role) }

  /// Returns the colour of a role on the black glass of a screen: that of the island's text where the
  /// role is too dark for it, as the clock of a light theme is.
  package func color(onBlack role: ThemeRole) -> RGB {
    let color = color(role)
    return color.contrast(with: .black) < Self.leastContrast ? self.color(.islandText) : color
  }

  /// The contrast below which a clock cannot be read.
  private static let leastContrast = 3.0

  package func style(
    _ role: ThemeRole, on background: RGB, _ attributes: CellAttributes = []
  ) -> CellStyle {
    CellStyle(foreground: color(role), background: background, attributes: attributes)
  }

  /// The surface inside the island: white on black (ISLAND-9).
  package var islandSurface: SurfaceColors {
    .island(theme, cornerRadius: IslandGeometry.panelRadius, systemLook: systemLook)
  }

  /// The outline of the island: the theme's, in colour depths that can show a faint line. A phone does
  /// not show the colour of a widget's `keylineTint` (DRAW-1).
  package var keyline: RGB? { depth >= .indexed ? color(.islandKeyline) : nil }

  /// The mean colour of the wallpaper.
  package var wallpaperMean: RGB {
    if let wallpaper, depth != .mono {
      let whole = Rect(x: 0, y: 0, width: 1, height: 2)
      return wallpaper.color(of: whole, on: whole)
    }
    let color = depth >= .indexed ? theme.wallpaper(at: 0.5) : self.color(.wallpaperTop)
    return isDimmed ? Wallpaper.inAlwaysOn(color) : color
  }

  /// The screen of an app: black on white, or white on black.
  package var pageSurface: SurfaceColors {
    let isDark = appearance == .dark
    var surface = cardSurface
    surface.background = isDark ? .black : .white
    surface.foreground = isDark ? .white : .black
    return surface
  }

  /// The surface inside a card without a background of its own.
  package var cardSurface: SurfaceColors { cardSurface(in: appearance) }

  /// Returns the surface inside a card in an appearance.
  package func cardSurface(in scheme: ColorSchemeName) -> SurfaceColors {
    .card(
      theme, colorScheme: scheme, cornerRadius: CardGeometry.cornerRadius,
      systemLook: systemLook)
  }

  /// Fills a body with rounded corners; `bounds` is in points, relative to the grid's top left.
  package func fill(
    _ bounds: Rect, radius: Double, color: RGB, keyline: RGB? = nil, into grid: inout CellGrid,
    clip: CellRect
  ) {
    BodyShape(bounds: bounds, cornerRadius: radius, look: theme.shape.panel).fill(
      color, keyline: keyline, into: &grid, clip: clip, depth: depth, glyphs: glyphs,
      mosaic: mosaic)
  }
}
