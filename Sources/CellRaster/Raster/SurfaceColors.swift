package import ViewArchive

/// The background of a drawn view, and the colours of `primary`, `accent` and `background` on it.
package struct SurfaceColors: Sendable, Hashable {
  package var background: RGB
  package var foreground: RGB
  package var accent: RGB
  package var colorScheme: ColorSchemeName
  /// The corner radius in points.
  package var cornerRadius: Double
  /// The generation of iOS that decides the named colours.
  package var systemLook: SystemLook

  package init(
    background: RGB, foreground: RGB, accent: RGB, colorScheme: ColorSchemeName,
    cornerRadius: Double, systemLook: SystemLook = .newest
  ) {
    self.background = background
    self.foreground = foreground
    self.accent = accent
    self.colorScheme = colorScheme
    self.cornerRadius = cornerRadius
    self.systemLook = systemLook
  }

  /// The island's accent, the blue of every system version (ISLAND-9).
  package static let islandAccent = RGB(0x0A84FF)

  /// Returns the island's surface: always dark (ISLAND-9).
  package static func island(
    _ theme: Theme, cornerRadius: Double = IslandMeasures.cornerRadius,
    systemLook: SystemLook = .newest
  ) -> SurfaceColors {
    SurfaceColors(
      background: theme.color(.islandBackground), foreground: theme.color(.islandText),
      accent: islandAccent, colorScheme: .dark, cornerRadius: cornerRadius,
      systemLook: systemLook)
  }

  /// Returns the surface of a card on the lock screen; its accent is the system's blue.
  package static func card(
    _ theme: Theme, colorScheme: ColorSchemeName, cornerRadius: Double = 24,
    systemLook: SystemLook = .newest
  ) -> SurfaceColors {
    SurfaceColors(
      background: theme.color(.cardBackground(colorScheme)),
      foreground: theme.color(.cardText(colorScheme)),
      accent: SystemPalette.tint(.blue, scheme: colorScheme, look: systemLook).color,
      colorScheme: colorScheme, cornerRadius: cornerRadius, systemLook: systemLook)
  }
}
