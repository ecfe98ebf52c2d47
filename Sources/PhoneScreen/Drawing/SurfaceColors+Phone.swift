import ActivityModel
package import CellRaster
package import ViewArchive

extension SurfaceColors {
  /// The island's surface on a phone: black, with white text (ISLAND-9).
  package static func phoneIsland(
    radius: Double, _ systemLook: SystemLook = .newest
  ) -> SurfaceColors {
    SurfaceColors(
      background: .black, foreground: .white, accent: islandAccent, colorScheme: .dark,
      cornerRadius: radius, systemLook: systemLook)
  }

  /// A card's surface on a phone: the system's background, unless the widget tints it.
  package static func phoneCard(
    _ scheme: ColorSchemeName, _ systemLook: SystemLook = .newest
  ) -> SurfaceColors {
    SurfaceColors(
      background: SystemPalette.tint(
        scheme == .dark ? .secondarySystemBackground : .systemBackground, scheme: scheme,
        look: systemLook
      ).color, foreground: SystemPalette.label(level: 0, scheme: scheme).color,
      accent: SystemPalette.tint(.blue, scheme: scheme, look: systemLook).color,
      colorScheme: scheme, cornerRadius: PhoneMeasures.cardRadius, systemLook: systemLook)
  }
}
