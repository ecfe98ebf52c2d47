import CellRaster
import Foundation
import TestSupport
import Testing
import ViewArchive

@Suite struct WallpaperTests {
  private static let flat = RGB(0x123456)

  /// Red above blue, as wide as high.
  private static func picture() throws -> Wallpaper {
    try Wallpaper.decoded(
      TestImage.png(4, 4) { _, y in y < 2 ? (255, 0, 0, 255) : (0, 0, 255, 255) }
    ).get()
  }

  private static func drawn(_ grid: CellGrid, depth: ColorDepth = .direct) throws -> CellGrid {
    var grid = grid
    try picture().draw(
      on: grid.bounds, replacing: { _ in flat }, depth: depth, glyphs: .unicode, into: &grid)
    return grid
  }

  @Test func thePictureFillsTheScreenAndKeepsItsProportions() throws {
    // A screen of 32 × 96 points: of the width a third is seen, of the height all.
    let grid = try Self.drawn(Drawing.grid(4, 6, background: Self.flat))
    for column in 0..<4 {
      #expect(grid[column, 0].style.background == RGB(0xFF0000))
      #expect(grid[column, 5].style.background == RGB(0x0000FF))
    }
    // A screen of 160 × 32 points shows the middle of the height.
    let wide = try Self.drawn(Drawing.grid(20, 2, background: Self.flat))
    #expect(wide[0, 0].style.background == RGB(0xFF0000))
    #expect(wide[19, 1].style.background == RGB(0x0000FF))
  }

  @Test func aCellHasTwoColorsOfThePicture() throws {
    let grid = try Self.drawn(Drawing.grid(2, 1, background: Self.flat))
    #expect(grid[0, 0].glyph == "▀")
    #expect(grid[0, 0].style.foreground == RGB(0xFF0000))
    #expect(grid[0, 0].style.background == RGB(0x0000FF))
  }

  @Test func whatIsOnTheScreenStays() throws {
    var grid = Drawing.grid(4, 6, background: Self.flat)
    grid.set("x", at: .zero, style: CellStyle(foreground: .white, background: .black))
    grid.set(
      "▛", at: CellPoint(column: 1, row: 0),
      style: CellStyle(foreground: .black, background: Self.flat))
    let drawn = try Self.drawn(grid)
    #expect(drawn[0, 0] == grid[0, 0])
    #expect(drawn[1, 0].glyph == "▛")
    #expect(drawn[1, 0].style == CellStyle(foreground: .black, background: RGB(0xFF0000)))
  }

  @Test func whatIsNoPictureIsRefusedInWords() {
    #expect(throws: Bitmap.Failure.self) { try Wallpaper.decoded(Data("GIF89a".utf8)).get() }
  }
}
