package import Foundation
package import ViewArchive

/// Draws placed trees into grids of cells.
///
/// Approximations, because cells are coarse: letters and symbols stay upright and keep their size
/// under rotation and scale (a scale of 0 hides them); everything but shapes and bitmap images
/// rotates by quarter turns only; shadows are not drawn; a mask has the resolution of half a cell
/// and treats texts as filled rectangles; baseline offsets are ignored.
package struct Rasterizer: Sendable {
  package var theme: Theme
  package var depth: ColorDepth
  package var glyphs: GlyphSet
  package var mosaic: Mosaic
  /// The time for which progress is drawn.
  package var now: Date

  package init(
    theme: Theme, depth: ColorDepth, glyphs: GlyphSet, mosaic: Mosaic = .halves, now: Date
  ) {
    self.mosaic = mosaic
    self.theme = theme
    self.depth = depth
    self.glyphs = glyphs
    self.now = now
  }

  /// Returns a style as one opaque colour: resolved, averaged if it is a gradient, and blended over
  /// the surface's background.
  package func color(of style: StyleValue, on surface: SurfaceColors) -> RGB {
    StyleResolver(surface: surface).paint(style, in: .zero).mean
      .blended(over: surface.background)
  }

  /// True when layout may give text two rows (`LayoutContext.hasTallText`).
  package var hasTallText: Bool { theme.shape.text == .tall && glyphs == .unicode }

  /// True when edges are drawn with six parts of a cell: in fewer than 24-bit colours they are noise.
  var usesSextants: Bool { mosaic == .sextants && depth == .direct && glyphs == .unicode }

  /// The column of the symbol table for this terminal.
  var symbolTier: SymbolTier { glyphs == .ascii ? .ascii : theme.shape.symbols }
}
