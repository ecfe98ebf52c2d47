import Foundation
import Testing
import ViewArchive

@testable import CellRaster

struct AppIconTests {
  /// Red above, blue below.
  private func icon() throws -> AppIcon {
    let data = TestImage.png(12, 12) { _, y in y < 6 ? (255, 0, 0, 255) : (0, 0, 255, 255) }
    return try AppIcon.decoded(data).get()
  }

  @Test func itFillsItsTileAndNothingElse() throws {
    let flat = RGB(0x123456)
    var grid = Drawing.grid(10, 5, background: flat)
    try icon().draw(
      at: CellPoint(column: 2, row: 1), replacing: flat, depth: .direct, glyphs: .unicode,
      into: &grid)
    let (red, blue) = (RGB(0xFF0000), RGB(0x0000FF))
    #expect(grid[2, 1].halves.upper == red && grid[7, 1].halves.lower == red)
    // The middle row has both.
    #expect(grid[4, 2].halves.upper == red && grid[4, 2].halves.lower == blue)
    #expect(grid[2, 3].halves.upper == blue && grid[7, 3].halves.lower == blue)
    for (column, row) in [(1, 1), (8, 1), (2, 0), (2, 4)] {
      #expect(grid[column, row].style.background == flat)
    }
  }

  /// Beyond the edges of a grid nothing is drawn.
  @Test func itIsClipped() throws {
    let flat = RGB(0x123456)
    var grid = Drawing.grid(3, 2, background: flat)
    try icon().draw(
      at: CellPoint(column: -4, row: -2), replacing: flat, depth: .direct, glyphs: .unicode,
      into: &grid)
    #expect(grid[0, 0].halves.upper == RGB(0x0000FF))
    #expect(grid[2, 0].style.background == flat)
  }

  @Test func whatIsNoPictureSaysSo() {
    guard case .failure(let failure) = AppIcon.decoded(Data("no".utf8)) else {
      Issue.record("decoded")
      return
    }
    #expect(!failure.message.isEmpty)
  }
}
