import CellRaster
import Foundation
import TestSupport
import Testing
import ViewArchive
import ViewLayout

/// Random trees, laid out and drawn: nothing traps, and nothing leaves its place.
@Suite struct RandomRasterTests {
  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func nothingLeavesTheCanvas(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let node = ViewNode.random(depth: 5, using: &generator)
    let time = TimedTextContext(now: goldenNow)
    let clip = CellRect(column: 3, row: 2, columns: 20, rows: 5)
    for (metrics, glyphs) in [(LayoutMetrics.cells, GlyphSet.unicode), (.exact, .ascii)] {
      var engine = LayoutEngine(
        context: LayoutContext(metrics: metrics, time: time, hasTallText: true))
      let placed = engine.layout(node, in: Proposal(width: 160, height: 80))
      var grid = Drawing.grid(30, 10)
      Drawing.rasterizer(.direct, glyphs).draw(
        placed, on: Drawing.surface, into: &grid, at: clip.origin, clip: clip)
      let untouched = Drawing.grid(1, 1)[0, 0]
      var isUntouched = true
      for row in 0..<10 {
        for column in 0..<30 where !clip.contains(CellPoint(column: column, row: row)) {
          isUntouched = isUntouched && grid[column, row] == untouched
        }
      }
      #expect(isUntouched)
    }
  }
}
