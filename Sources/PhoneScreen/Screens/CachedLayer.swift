import CellRaster

/// A part of a frame that seldom changes: drawn once, and copied into every frame until its inputs
/// change. It must be the first thing that is drawn in its area.
///
/// The inputs do not contain the `RenderStyle`: `PhoneDisplay` discards the layers when it changes.
struct CachedLayer<Inputs: Hashable & Sendable, Output: Sendable>: Sendable {
  private var cached: (inputs: Inputs, grid: CellGrid, output: Output)?

  /// Draws the layer into an area of a frame and returns what `draw` returned.
  mutating func draw(
    _ inputs: Inputs, in area: CellRect, into grid: inout CellGrid,
    draw: (inout CellGrid) -> Output
  ) -> Output {
    if let cached, cached.inputs == inputs, cached.grid.size == grid.size {
      grid.draw(cached.grid, at: CellPoint(column: 0, row: 0), clip: area)
      return cached.output
    }
    let output = draw(&grid)
    cached = (inputs, grid, output)
    return output
  }
}
