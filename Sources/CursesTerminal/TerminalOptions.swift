package import CellRaster

/// What the caller decides about a terminal; nil leaves it to `TerminalProfile`.
package struct TerminalOptions: Sendable {
  package var depth: ColorDepth?
  package var glyphs: GlyphSet?
  package var environment: [String: String]
  /// Whether the terminal may be asked what it can do, and whether frames are paced by its answers.
  package var probes: Bool
  package var mouse: Bool

  /// - Parameter probes: nil obeys `ISLAND_PROBE`, which is on unless it is 0.
  package init(
    depth: ColorDepth? = nil, glyphs: GlyphSet? = nil, environment: [String: String],
    probes: Bool? = nil, mouse: Bool = true
  ) {
    self.depth = depth
    self.glyphs = glyphs
    self.environment = environment
    self.probes = probes ?? (environment["ISLAND_PROBE"] != "0")
    self.mouse = mouse
  }
}
