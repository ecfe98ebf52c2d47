import CellRaster
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@Suite struct ShapeRasterTests {
  private static let green = StyleValue.color(.system(.green))

  @Test(arguments: [
    ("rectangle", ShapeKind.rectangle), ("rounded", .roundedRectangle(radius: 16)),
    (
      "uneven",
      .unevenRoundedRectangle(topLeading: 24, bottomLeading: 0, bottomTrailing: 24, topTrailing: 0)
    ),
    ("circle", .circle), ("capsule", .capsule), ("ellipse", .ellipse),
    ("container", .containerRelative), ("trimmed", .trimmed(.circle, from: 0, to: 0.5)),
    ("inset", .inset(.rectangle, by: 8)), ("rotated", .rotated(.rectangle, degrees: 45)),
    ("offset", .offset(.circle, Point(x: 16, y: 0))),
    (
      "path",
      .path(
        [
          .move(Point(x: 0, y: 10)), .line(Point(x: 5, y: 0)),
          .quadratic(Point(x: 10, y: 10), control: Point(x: 10, y: 0)), .close,
        ], Size(width: 10, height: 10))
    ),
  ])
  func shapesFillByHalfCells(name: String, kind: ShapeKind) {
    let node = Drawing.shape(kind, fill: Self.green, in: Drawing.cells(1, 1, 12, 5))
    expectFrame(Drawing.draw(node, 16, 7), matches: name)
  }

  @Test func aRectangleOnWholeCellsHasFlatEdges() {
    let node = Drawing.shape(.rectangle, fill: .white, in: Drawing.cells(1, 0, 2, 1))
    let grid = Drawing.draw(node, 4, 1)
    #expect((0..<4).map { grid[$0, 0].style.background == .white } == [false, true, true, false])
    #expect(Drawing.row(0, of: grid) == "    ")
  }

  @Test(arguments: [
    (ShapeKind.rectangle, GlyphSet.unicode, ["┌──┐", "│  │", "└──┘"]),
    (.roundedRectangle(radius: 8), .unicode, ["╭──╮", "│  │", "╰──╯"]),
    (.capsule, .ascii, [".--.", "|  |", "'--'"]),
  ])
  func thinStrokesAreLines(kind: ShapeKind, glyphs: GlyphSet, rows: [String]) {
    let stroke = ShapeStroke(style: .white, lineWidth: 1)
    let node = Drawing.shape(kind, stroke: stroke, in: Drawing.cells(0, 0, 4, 3))
    let grid = Drawing.draw(node, 4, 3, glyphs: glyphs)
    #expect((0..<3).map { Drawing.row($0, of: grid) } == rows)
  }

  @Test(arguments: [
    (ShapeKind.circle, GlyphSet.unicode, "●"), (.ellipse, .unicode, "●"), (.circle, .ascii, "*"),
  ])
  func smallCirclesAreDots(kind: ShapeKind, glyphs: GlyphSet, glyph: String) {
    let node = Drawing.shape(kind, fill: Self.green, in: Drawing.cells(0, 0, 1, 1))
    let grid = Drawing.draw(node, 1, 1, glyphs: glyphs)
    #expect(grid[0, 0].glyph == glyph)
    #expect(grid[0, 0].style.foreground == RGB(0x30D158))
  }

  @Test func aSmallCircleBehindTextIsFilled() {
    let text = Drawing.text("3", in: Drawing.cells(0, 0, 2, 1))
    let circle = Drawing.shape(.circle, fill: Self.green, in: Drawing.cells(0, 0, 2, 1))
    let node = PlacedNode(
      .modifier(.background(.empty, alignment: .center)), bounds: text.bounds,
      children: [text, circle])
    let grid = Drawing.draw(node, 2, 1)
    #expect(grid[0, 0].glyph == "3")
    #expect(grid[0, 0].style.background.green > 128)
  }

  @Test func aSmallCircleBesideTextInAStackIsADot() {
    let circle = Drawing.shape(.circle, fill: Self.green, in: Drawing.cells(0, 0, 1, 1))
    let text = Drawing.text("a", in: Drawing.cells(2, 0, 1, 1))
    let node = PlacedNode(
      .view(.zstack(.center)), bounds: Drawing.cells(0, 0, 3, 1), children: [circle, text])
    #expect(Drawing.row(0, of: Drawing.draw(node, 3, 1)) == "● a")
  }

  @Test(arguments: [
    (ShapeKind.circle, "○"), (.trimmed(.circle, from: 0, to: 0.25), "◔"),
    (.rotated(.trimmed(.circle, from: 0, to: 0.5), degrees: -90), "◑"),
  ])
  func smallRingsOfOnesOwnArePies(kind: ShapeKind, glyph: String) {
    let stroke = ShapeStroke(style: Self.green, lineWidth: 3)
    let node = Drawing.shape(kind, stroke: stroke, in: Drawing.cells(0, 0, 3, 1))
    #expect(Drawing.row(0, of: Drawing.draw(node, 3, 1)) == " \(glyph) ")
  }

  @Test(arguments: [(4.0, "━━━━"), (1, "────")])
  func barsThinnerThanARowAreLinesQ6(height: Double, row: String) {
    let shape = Drawing.shape(.capsule, fill: Self.green, in: Drawing.cells(0, 0, 4, 1))
    let node = Drawing.modified(shape, .frame(width: nil, height: height, alignment: .center))
    #expect(Drawing.row(0, of: Drawing.draw(node, 4, 1)) == row)
  }

  @Test(arguments: [(8.0, "■"), (12, " ")])
  func aSmallSquareIsASquare(height: Double, glyph: String) {
    let shape = Drawing.shape(.rectangle, fill: .white, in: Drawing.cells(0, 0, 1, 1))
    let node = Drawing.modified(shape, .frame(width: 8, height: height, alignment: .center))
    let grid = Drawing.draw(node, 1, 1)
    #expect(grid[0, 0].glyph == glyph)
    #expect((grid[0, 0].style.background == .white) == (glyph == " "))
  }

  @Test func aBarNarrowerThanAColumnIsALine() {
    let shape = Drawing.shape(.rectangle, fill: .white, in: Drawing.cells(0, 0, 1, 2))
    let node = Drawing.modified(shape, .frame(width: 3, height: nil, alignment: .center))
    let grid = Drawing.draw(node, 1, 2)
    #expect((0..<2).map { grid[0, $0].glyph } == ["┃", "┃"])
  }

  @Test func aThinBarTakesTheColorOfItsTrackOver() {
    let track = Drawing.shape(
      .capsule, fill: Drawing.color(0x404040), in: Drawing.cells(0, 0, 4, 1))
    let bar = Drawing.shape(
      .capsule, fill: .white, in: Rect(x: 0, y: 0, width: 20, height: 16))
    let node = Drawing.modified(
      PlacedNode(.view(.zstack(.center)), bounds: track.bounds, children: [track, bar]),
      .frame(width: nil, height: 4, alignment: .center))
    let grid = Drawing.draw(node, 4, 1)
    #expect(Drawing.row(0, of: grid) == "━━━━")
    #expect(
      (0..<4).map { grid[$0, 0].style.foreground } == [
        .white, .white, RGB(0xA0A0A0), RGB(0x404040),
      ])
  }

  @Test func dividersAreLines() {
    let wide = PlacedNode(.view(.divider), bounds: Drawing.cells(0, 0, 3, 1))
    #expect(Drawing.row(0, of: Drawing.draw(wide, 3, 1)) == "───")
    let high = PlacedNode(.view(.divider), bounds: Drawing.cells(0, 0, 1, 2))
    #expect((0..<2).map { Drawing.draw(high, 1, 2)[0, $0].glyph } == ["│", "│"])
  }

  @Test func withoutColorAFilledBoxIsOutlined() {
    let node = Drawing.shape(
      .roundedRectangle(radius: 8), fill: Self.green, in: Drawing.cells(0, 0, 5, 1))
    #expect(Drawing.row(0, of: Drawing.draw(node, 5, 1, depth: .mono)) == "(   )")
  }

  @Test func anOutlineIsCutOffLikeTheShape() {
    let box = Drawing.shape(
      .roundedRectangle(radius: 8), fill: Self.green, in: Drawing.cells(0, 0, 5, 3))
    let clip = PlacedNode(
      .modifier(.clip(.rectangle)), bounds: Drawing.cells(0, 1, 3, 3),
      children: [box])
    let grid = Drawing.draw(clip, 5, 3, depth: .mono)
    #expect((0..<3).map { Drawing.row($0, of: grid) } == ["     ", "│    ", "╰──  "])
  }

  @Test func turningMovesTheStartOfARing() {
    let stroke = ShapeStroke(style: Self.green, lineWidth: 8)
    let ring = Drawing.shape(
      .trimmed(.circle, from: 0, to: 0.25), stroke: stroke, in: Drawing.cells(0, 0, 8, 4))
    let turned = Drawing.draw(
      Drawing.modified(ring, .rotation(degrees: -90, anchor: .center)), 8, 4)
    let plain = Drawing.draw(ring, 8, 4)
    #expect(plain[7, 2].style.background != .black || plain[7, 2].glyph == "▀")
    #expect(plain[7, 1] != turned[7, 1])
    #expect(turned[7, 3].style.background == .black)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func strangeNumbersDoNotTrap(value: Double) {
    let kinds: [ShapeKind] = [
      .roundedRectangle(radius: value), .inset(.circle, by: value),
      .rotated(.rectangle, degrees: value), .offset(.circle, Point(x: value, y: value)),
      .trimmed(.circle, from: value, to: 1),
      .path(
        [.move(Point(x: value, y: 0)), .line(Point(x: 1, y: value)), .line(.zero), .close],
        Size(width: value, height: 1)),
    ]
    for kind in kinds {
      for rect in [Drawing.cells(0, 0, 3, 3), Rect(x: value, y: 0, width: value, height: 20)] {
        let stroke = ShapeStroke(style: .white, lineWidth: value, dash: [value, 2])
        let node = Drawing.shape(kind, fill: .white, stroke: stroke, in: rect)
        #expect(Drawing.draw(node, 3, 3).size == CellSize(columns: 3, rows: 3))
      }
    }
  }
}
