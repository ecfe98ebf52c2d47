package import Foundation
package import ViewArchive
package import ViewLayout

/// Draws placed trees into grids of cells.
///
/// Approximations, all for want of finer cells: letters and symbols stay upright and as large as
/// they are when what they are part of is turned or scaled (a scale of 0 hides), everything but
/// shapes and pictures turns by quarters only, shadows are left out, a mask is as coarse as half a
/// cell and takes texts as filled rectangles, and baseline offsets are ignored.
package struct Rasterizer: Sendable {
  package var theme: Theme
  package var depth: ColorDepth
  package var glyphs: GlyphSet
  /// The moment that progress is drawn for.
  package var now: Date

  package init(theme: Theme, depth: ColorDepth, glyphs: GlyphSet, now: Date) {
    self.theme = theme
    self.depth = depth
    self.glyphs = glyphs
    self.now = now
  }

  /// Draws a tree so that its (0, 0) comes to lie on the cell `origin`; nothing outside of `clip`
  /// changes. The surface's own background is not drawn.
  package func draw(
    _ placed: PlacedNode, on surface: Surface, into grid: inout CellGrid,
    at origin: CellPoint = .zero, clip: CellRect? = nil
  ) {
    let clip = (clip ?? grid.bounds).intersection(grid.bounds)
    guard !clip.isEmpty else { return }
    let context = DrawContext(
      rasterizer: self, origin: origin, container: placed.bounds.moved(by: origin),
      surface: surface, clip: clip)
    NodeRaster(context: context).draw(placed, into: &grid)
  }

  /// A style as one opaque colour: resolved, a gradient averaged, and laid over the surface.
  package func color(of style: StyleValue, on surface: Surface) -> RGB {
    StyleResolver(surface: surface).paint(style, in: .zero).mean
      .blended(over: surface.background)
  }

  /// True when layout may give a text two rows (`LayoutContext.hasTallText`).
  package var hasTallText: Bool { theme.shape.text == .tall && glyphs != .ascii }

  /// The column of the symbol table that this terminal gets.
  var symbolTier: SymbolTier { glyphs == .ascii ? .ascii : theme.shape.symbols }
}
