import CellRaster
import Testing
import ViewArchive
import ViewLayout

@Suite struct TextRasterTests {
  @Test(arguments: [(0.0, 0.0, 0, 0), (7, 15, 1, 1), (3, 7, 0, 0), (4, 8, 1, 1), (16, 16, 2, 1)])
  func textStartsAtTheNearestCell(x: Double, y: Double, column: Int, row: Int) {
    let grid = Drawing.draw(
      Drawing.text("a", in: Rect(x: x, y: y, width: 8, height: 16)), 4, 3)
    #expect(grid[column, row].glyph == "a")
  }

  @Test func aWideGlyphAtTheRightEdgeIsABlank() {
    let grid = Drawing.draw(Drawing.text("a日", in: Drawing.cells(0, 0, 3, 1)), 2, 1)
    #expect(Drawing.row(0, of: grid) == "a ")
  }

  @Test func aWideGlyphCutByTheClipIsABlank() {
    var grid = Drawing.grid(6, 1)
    Drawing.rasterizer().draw(
      Drawing.text("日本語", in: Drawing.cells(0, 0, 6, 1)), on: Drawing.surface, into: &grid,
      clip: CellRect(column: 1, row: 0, columns: 4, rows: 1))
    #expect(Drawing.row(0, of: grid) == "  本  ")
  }

  private static let fonts: [(FontValue, CellAttributes)] = [
    (FontValue(weight: .semibold), .bold), (FontValue(weight: .medium), []),
    (FontValue(size: .style(.headline)), .bold),
    (FontValue(weight: .heavy, isItalic: true), [.bold, .italic]),
  ]

  @Test(arguments: fonts)
  func fontsBecomeAttributes(font: FontValue, attributes: CellAttributes) {
    let grid = Drawing.draw(
      Drawing.text("a", style: RunStyle(font: font), in: Drawing.cells(0, 0, 1, 1)), 1, 1)
    #expect(grid[0, 0].style.attributes == attributes)
  }

  @Test func linesRunAlongBlanks() {
    let style = RunStyle(isUnderlined: true, isStruckThrough: true)
    let grid = Drawing.draw(Drawing.text("a b", style: style, in: Drawing.cells(0, 0, 3, 1)), 3, 1)
    #expect(grid[1, 0].style.attributes == [.underline, .strikethrough])
  }

  @Test(arguments: [(8.0, "a b 日 c "), (3, "ab日c    "), (-9, "ab日c    ")])
  func trackingLeavesWholeCells(points: Double, row: String) {
    let style = RunStyle(isUnderlined: true, tracking: points)
    let grid = Drawing.draw(
      Drawing.text("ab日c", style: style, in: Drawing.cells(0, 0, 9, 1)), 9, 1)
    #expect(Drawing.row(0, of: grid) == row)
    #expect(grid[1, 0].style.attributes == .underline)
  }

  @Test func textKeepsTheFillBelowIt() {
    let fill = Drawing.shape(
      .rectangle, fill: Drawing.color(0x204060), in: Drawing.cells(0, 0, 4, 1))
    let node = PlacedNode(
      .view(.zstack(.center)), bounds: fill.bounds,
      children: [fill, Drawing.text("ab", in: Drawing.cells(1, 0, 2, 1))])
    let grid = Drawing.draw(node, 4, 1)
    #expect(Drawing.row(0, of: grid) == " ab ")
    #expect(grid[1, 0].style == CellStyle(foreground: .white, background: RGB(0x204060)))
  }

  @Test func textOnAnEdgeTakesTheHalfItCanBeReadOn() {
    let half = Drawing.shape(
      .rectangle, fill: .white, in: Rect(x: 0, y: 8, width: 8, height: 24))
    let node = PlacedNode(
      .view(.zstack(.center)), bounds: half.bounds,
      children: [half, Drawing.text("a", in: Drawing.cells(0, 0, 1, 1))])
    let grid = Drawing.draw(node, 1, 2)
    #expect(grid[0, 0].style == CellStyle(foreground: .white, background: .black))
  }

  @Test func fadedTextIsBlendedOverItsBackground() {
    let text = Drawing.text("a", in: Drawing.cells(0, 0, 1, 1))
    let grid = Drawing.draw(Drawing.modified(text, .opacity(0.5)), 1, 1)
    #expect(grid[0, 0].style.foreground == RGB(0x808080))
  }

  @Test func paleTextIsDimWithoutColor() {
    let style = RunStyle(foreground: .secondary)
    let grid = Drawing.draw(
      Drawing.text("a", style: style, in: Drawing.cells(0, 0, 1, 1)), 1, 1, depth: .mono)
    #expect(grid[0, 0].style.attributes == .dim)
  }

  @Test func linesNeverShareARow() {
    let style = RunStyle()
    let lines = ["a", "b", "c"].enumerated().map { index, text in
      PlacedLine(
        bounds: Rect(x: 0, y: Double(index) * 6, width: 8, height: 13),
        runs: [PlacedLine.Run(.text(text), style: style)])
    }
    let node = PlacedNode(
      .view(.text(TextContent("abc"))), bounds: Drawing.cells(0, 0, 1, 3), lines: lines)
    let grid = Drawing.draw(node, 1, 3)
    #expect((0..<3).map { grid[0, $0].glyph } == ["a", "b", "c"])
  }

  @Test func symbolsInTextTakeTwoColumns() {
    let style = RunStyle()
    let rect = Drawing.cells(0, 0, 4, 1)
    let node = PlacedNode(
      .view(.text(TextContent("x"))), bounds: rect,
      lines: [
        PlacedLine(
          bounds: rect,
          runs: [
            PlacedLine.Run(.symbol("timer"), style: style),
            PlacedLine.Run(.text("5"), style: style),
          ])
      ])
    #expect(Drawing.row(0, of: Drawing.draw(node, 4, 1)) == "◔ 5 ")
  }

  @Test(arguments: [(GlyphSet.unicode, "▒▒ ▒▒"), (.ascii, "## ##")])
  func redactedTextIsBlocks(glyphs: GlyphSet, row: String) {
    let text = Drawing.text("ab 日", in: Drawing.cells(0, 0, 5, 1))
    let grid = Drawing.draw(Drawing.modified(text, .redacted), 5, 1, glyphs: glyphs)
    #expect(Drawing.row(0, of: grid) == row)
  }

  /// What takes two columns in a terminal that is set for East Asian text is not drawn there.
  @Test func nothingOfAmbiguousWidthIsDrawnWhereItIsWide() {
    var grid = CellGrid(
      size: CellSize(columns: 12, rows: 1), style: CellStyle(foreground: .white, background: .black)
    )
    var column = 0
    for (glyph, width) in [
      ("a", 1), ("…", 1), ("→", 1), ("à", 1), ("漢", 2), ("🔵", 2), ("ж", 1), ("ą", 1), ("─", 1),
    ] {
      grid.set(
        glyph, width: width, at: CellPoint(column: column, row: 0),
        style: CellStyle(foreground: .white, background: .black))
      column += width
    }
    grid.replaceAmbiguous()
    let texts = (0..<12).map { grid[$0, 0] }.filter { !$0.isContinuation }.map(\.glyph)
    #expect(texts == ["a", ".", ">", "a\u{300}", "漢", "🔵", "?", "ą", "?", " "])
    #expect(GlyphSet.ascii < .narrow && GlyphSet.narrow < .unicode)
  }

  @Test func anASCIITerminalGetsASCII() {
    let grid = Drawing.draw(
      Drawing.text("a…→é", in: Drawing.cells(0, 0, 4, 1)), 4, 1, glyphs: .ascii)
    #expect(Drawing.row(0, of: grid) == "a.>?")
  }

  @Test(arguments: [
    (GlyphSet.unicode, 6, "⟨Map⟩ "), (.ascii, 6, "<Map> "), (.unicode, 3, "Map   "),
    (.unicode, 2, "Ma    "),
  ])
  func whatCannotBeDrawnSaysSo(glyphs: GlyphSet, columns: Int, row: String) {
    let node = PlacedNode(.view(.unsupported("Map")), bounds: Drawing.cells(0, 0, columns, 1))
    #expect(Drawing.row(0, of: Drawing.draw(node, 6, 1, glyphs: glyphs)) == row)
  }
}
