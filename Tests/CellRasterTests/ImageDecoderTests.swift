import CellRaster
import Foundation
import Testing
import ViewArchive
import ViewLayout

@Suite struct ImageDecoderTests {
  private static func node(
    _ data: Data, _ columns: Int, _ rows: Int, name: String? = nil,
    change: (inout ImageContent) -> Void = { _ in }
  ) -> PlacedNode {
    var image = ImageContent(source: .data(data, name: name), isResizable: true)
    change(&image)
    return PlacedNode(.view(.image(image)), bounds: Drawing.cells(0, 0, columns, rows))
  }

  /// Red above green on the left, blue above white on the right.
  private static let quarters = TestImage.png(4, 4) { x, y in
    switch (x < 2, y < 2) {
    case (true, true): (255, 0, 0, 255)
    case (true, false): (0, 255, 0, 255)
    case (false, true): (0, 0, 255, 255)
    case (false, false): (255, 255, 255, 255)
    }
  }

  private func halves(_ grid: CellGrid, _ column: Int) -> [RGB] {
    let cell = grid[column, 0]
    return cell.glyph == "▀"
      ? [cell.style.foreground, cell.style.background]
      : [cell.style.background, cell.style.background]
  }

  @Test func aPictureIsTwoHalvesACell() {
    let grid = Drawing.draw(Self.node(Self.quarters, 2, 1), 2, 1)
    #expect(halves(grid, 0) == [RGB(0xFF0000), RGB(0x00FF00)])
    #expect(halves(grid, 1) == [RGB(0x0000FF), RGB(0xFFFFFF)])
  }

  @Test func aTurnTurnsIt() {
    let turned = Drawing.modified(
      Self.node(Self.quarters, 2, 1), .rotation(degrees: 90, anchor: RelativePoint(x: 0.5, y: 0.5)))
    let grid = Drawing.draw(turned, 2, 1)
    #expect(halves(grid, 0) == [RGB(0x00FF00), RGB(0xFFFFFF)])
    #expect(halves(grid, 1) == [RGB(0xFF0000), RGB(0x0000FF)])
  }

  /// Black and white dots are as light as #BCBCBC from afar, not as #808080.
  @Test func lightIsMixedAndNotNumbers() {
    let dots = TestImage.png(64, 64) { x, y in
      (x + y).isMultiple(of: 2) ? (255, 255, 255, 255) : (0, 0, 0, 255)
    }
    let color = Drawing.draw(Self.node(dots, 2, 1), 2, 1)[0, 0].style.background
    #expect(color == RGB(0xBCBCBC))
  }

  @Test func manyPixelsKeepTheirMean() {
    let wide = TestImage.png(1200, 40) { x, _ in
      x < 600 ? (255, 0, 0, 255) : (0, 0, 255, 255)
    }
    let grid = Drawing.draw(Self.node(wide, 4, 1), 4, 1)
    #expect(
      (0..<4).map { grid[$0, 0].style.background.hex } == [
        "#FF0000", "#FF0000", "#0000FF", "#0000FF",
      ])
  }

  @Test func whatIsClearShowsWhatIsBehind() {
    let half = TestImage.png(2, 2) { x, _ in (255, 255, 255, x == 0 ? 0 : 128) }
    let grid = Drawing.draw(Self.node(half, 2, 1), 2, 1, background: RGB(0x000040))
    #expect(grid[0, 0].style.background == RGB(0x000040))
    #expect(grid[1, 0].style.background == RGB(0x8080A0))
  }

  @Test func aTemplateIsItsOpacityInTheForeground() {
    let mark = TestImage.png(2, 2) { x, _ in (9, 9, 9, x == 0 ? 255 : 0) }
    let node = Self.node(mark, 2, 1) {
      $0.isTemplate = true
      $0.foreground = Drawing.color(0xFF9500)
    }
    let grid = Drawing.draw(node, 2, 1)
    #expect(grid[0, 0].style.background == RGB(0xFF9500))
    #expect(grid[1, 0].style.background == .black)
  }

  @Test func opacityAndClipsAreObeyed() {
    let white = TestImage.png(1, 1) { _, _ in (255, 255, 255, 255) }
    let faded = Drawing.modified(Self.node(white, 2, 1), .opacity(0.5))
    #expect(Drawing.draw(faded, 2, 1)[0, 0].style.background == RGB(0x808080))
    let clipped = Drawing.modified(Self.node(white, 8, 4), .clip(.circle))
    let grid = Drawing.draw(clipped, 8, 4)
    #expect(grid[0, 0].style.foreground == .black && grid[4, 2].style.background == .white)
  }

  @Test func withoutColorsItIsShades() {
    let ramp = TestImage.png(8, 2) { x, _ in
      let grey = UInt8(x * 36)
      return (grey, grey, grey, 255)
    }
    let node = Self.node(ramp, 8, 1)
    #expect(Drawing.row(0, of: Drawing.draw(node, 8, 1, depth: .mono)) == "  ░▒▒▓██")
    let ascii = Drawing.row(0, of: Drawing.draw(node, 8, 1, depth: .mono, glyphs: .ascii))
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 } && ascii.hasPrefix(" ") && ascii.hasSuffix("@"))
    let colored = Drawing.draw(node, 8, 1, depth: .sixteen, glyphs: .ascii)
    #expect(Drawing.row(0, of: colored) == "        ")
  }

  @Test func aJPEGIsRead() throws {
    let grid = Drawing.draw(Self.node(try #require(TestImage.jpeg), 2, 1), 2, 1)
    let color = grid[0, 0].style.background
    #expect(abs(Int(color.red) - 0xC8) <= 2 && abs(Int(color.green) - 0x1E) <= 2)
  }

  @Test(arguments: [
    (Data(), "no data"), (Data([1, 2, 3]), "neither PNG nor JPEG"),
    (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]), "read beyond end of data"),
    (TestImage.file(60_000, 60_000, rows: [0]), "60000 × 60000 pixels are too many"),
    (TestImage.file(300, 300, rows: [0, 1, 2, 3]), "Not enough image data"),
    (Data(count: 17 * 1_048_576), "17 MB, at most 16"),
    (Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4]), "Premature end of JPEG file"),
  ])
  func whatIsNoPictureSaysWhy(data: Data, message: String) {
    let grid = Drawing.draw(Self.node(data, 44, 4, name: "Logo"), 44, 4)
    #expect(Drawing.row(0, of: grid).hasPrefix("╭──"))
    #expect(Drawing.row(1, of: grid).contains("Logo"))
    #expect(Drawing.row(2, of: grid).contains(message), "\(Drawing.row(2, of: grid))")
    #expect(Drawing.row(2, of: grid).contains { $0.isLetter })
  }

  @Test func aMaskIsAPicturesOpacity() {
    let mark = TestImage.png(2, 1) { x, _ in (0, 0, 0, x == 0 ? 255 : 0) }
    let color = PlacedNode(
      .view(.style(Drawing.color(0xFF0000))), bounds: Drawing.cells(0, 0, 2, 1))
    let masked = Drawing.modified(
      color, .mask(.empty, alignment: .center), content: Self.node(mark, 2, 1))
    let grid = Drawing.draw(masked, 2, 1)
    #expect(grid[0, 0].style.background == RGB(0xFF0000))
    #expect(grid[1, 0].style.background == .black)
  }
}
