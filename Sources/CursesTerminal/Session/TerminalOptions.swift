package import CellRaster

/// The caller's settings for a terminal; nil: `TerminalProfile` detects the value.
package struct TerminalOptions: Sendable {
  package var depth: ColorDepth?
  package var glyphs: GlyphSet?
  package var environment: [String: String]
  /// True when the terminal's capabilities are queried and frames are paced by its replies.
  package var probes: Bool
  package var mouse: Bool
  package var pictures: PictureWish

  /// Creates settings.
  ///
  /// - Parameter probes: Nil: true unless `ISLAND_PROBE` is 0.
  package init(
    depth: ColorDepth? = nil, glyphs: GlyphSet? = nil, environment: [String: String],
    probes: Bool? = nil, mouse: Bool = true,
    pictures: PictureWish = .off(because: "not requested")
  ) {
    self.depth = depth
    self.glyphs = glyphs
    self.environment = environment
    self.probes = probes ?? (environment["ISLAND_PROBE"] != "0")
    self.mouse = mouse
    self.pictures = pictures
  }
}
