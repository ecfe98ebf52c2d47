package import ViewLayout

extension Rasterizer {
  /// Draws a tree with its (0, 0) at the cell `origin`; cells outside `clip` do not change. The
  /// surface's own background is not drawn.
  package func draw(
    _ placed: PlacedNode, on surface: SurfaceColors, into grid: inout CellGrid,
    at origin: CellPoint = .zero, clip: CellRect? = nil
  ) {
    let clip = (clip ?? grid.bounds).intersection(grid.bounds)
    guard !clip.isEmpty else { return }
    let context = DrawContext(
      rasterizer: self, origin: origin, container: placed.bounds.moved(by: origin),
      surface: surface, clip: clip)
    NodeRaster(context: context).draw(placed, into: &grid)
  }
}
