import CellRaster
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@Suite struct ImageRasterTests {
  private static func draw(
    _ image: ImageContent, _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode
  ) -> [String] {
    let node = PlacedNode(.view(.image(image)), bounds: Drawing.cells(0, 0, columns, rows))
    let grid = Drawing.draw(node, columns, rows, glyphs: glyphs)
    return (0..<rows).map { Drawing.row($0, of: grid) }
  }

  @Test(arguments: [
    ("timer", 2, GlyphSet.unicode, "◔ "), ("timer", 3, .unicode, " ◔ "),
    ("timer", 3, .ascii, "(t)"), ("timer", 2, .ascii, "t "), ("no.such", 2, .unicode, "▫ "),
    ("battery.50", 2, .ascii, "#-"), ("box.truck.fill", 2, .ascii, "[]"),
  ])
  func symbolsAreGlyphs(name: String, columns: Int, glyphs: GlyphSet, row: String) {
    #expect(Self.draw(ImageContent(source: .symbol(name)), columns, 1, glyphs: glyphs) == [row])
  }

  @Test func aSlashIsAStrike() {
    let image = ImageContent(source: .symbol("bolt.slash"))
    let node = PlacedNode(.view(.image(image)), bounds: Drawing.cells(0, 0, 1, 1))
    #expect(Drawing.draw(node, 1, 1)[0, 0].style.attributes == .strikethrough)
  }

  @Test func symbolsTakeTheirForeground() {
    let image = ImageContent(source: .symbol("timer"), foreground: .color(.system(.orange)))
    let node = PlacedNode(.view(.image(image)), bounds: Drawing.cells(0, 0, 1, 1))
    #expect(Drawing.draw(node, 1, 1)[0, 0].style.foreground == RGB(0xFF9230))
  }

  /// A project's own symbol is no letter: its shape is drawn, in its foreground.
  @Test func customSymbolsAreShapes() {
    let square: [PathElement] = [
      .move(Point(x: 0, y: -50)), .line(Point(x: 100, y: -50)), .line(Point(x: 100, y: 50)),
      .line(Point(x: 0, y: 50)), .close,
    ]
    let image = ImageContent(
      source: .customSymbol(CustomSymbol(name: "own", width: 120, parts: [.init(path: square)])),
      foreground: .color(.system(.orange)))
    let node = PlacedNode(.view(.image(image)), bounds: Drawing.cells(0, 0, 2, 1))
    let grid = Drawing.draw(node, 2, 1)
    #expect(grid[0, 0].style.background == RGB(0xFF9230))
    #expect(grid[1, 0].style.background == RGB(0xFF9230))
  }

  @Test func picturesAreFramesWithTheirName() {
    #expect(
      Self.draw(ImageContent(source: .asset("Logo")), 8, 3) == ["╭──────╮", "│ Logo │", "╰──────╯"])
    #expect(Self.draw(ImageContent(source: .asset("Logo")), 2, 1) == ["▨ "])
    let unreadable = ImageContent(source: .unreadable("Logo", reason: "a.svg: apt-get it"))
    #expect(
      Self.draw(unreadable, 12, 5) == [
        "╭──────────╮", "│   Logo   │", "│  a.svg:  │", "│apt-get it│", "╰──────────╯",
      ])
  }

  @Test func redactedPicturesAreBlocks() {
    let image = ImageContent(source: .symbol("timer"))
    let node = PlacedNode(.view(.image(image)), bounds: Drawing.cells(0, 0, 2, 1))
    let grid = Drawing.draw(Drawing.modified(node, .redacted), 2, 1)
    #expect(Drawing.row(0, of: grid) == "▒▒")
  }
}
