import CellRaster
import TestSupport
import Testing
import ViewArchive

@Suite struct BodyShapeTests {
  private static let wall = RGB(0x3A4A7A)

  private static func panel(
    _ bounds: Rect, radius: Double, columns: Int, rows: Int, depth: ColorDepth,
    glyphs: GlyphSet = .unicode, keyline: RGB? = nil, opacity: Double = 1,
    look: BodyEdgeStyle = .auto
  ) -> CellGrid {
    var grid = Drawing.grid(columns, rows, background: wall)
    BodyShape(bounds: bounds, cornerRadius: radius, look: look).fill(
      .black, keyline: keyline, into: &grid, clip: grid.bounds, depth: depth, glyphs: glyphs,
      opacity: opacity)
    return grid
  }

  private static let terminals = ColorDepth.allCases.flatMap { depth in
    [GlyphSet.ascii, .unicode].map { (depth, $0) }
  }

  @Test(arguments: ColorDepth.allCases)
  func whereLinesAreWideShapesAreOfASCII(depth: ColorDepth) {
    func panel(_ glyphs: GlyphSet) -> CellGrid {
      Self.panel(
        Rect(x: 5, y: 5.5, width: 230, height: 37), radius: 18.5, columns: 30, rows: 3,
        depth: depth, glyphs: glyphs)
    }
    #expect(panel(.narrow) == panel(.ascii))
  }

  @Test(arguments: terminals)
  func aPillOfOneRowIsSeenOnEveryTerminal(depth: ColorDepth, glyphs: GlyphSet) {
    let grid = Self.panel(
      Rect(x: 8, y: 16, width: 224, height: 16), radius: 8, columns: 30, rows: 3, depth: depth,
      glyphs: glyphs)
    expectFrame(grid, matches: "\(depth.rawValue)-\(glyphs)", depth: depth)
  }

  @Test(arguments: terminals)
  func theCompactIslandIsSeenOnEveryTerminal(depth: ColorDepth, glyphs: GlyphSet) {
    let grid = Self.panel(
      Rect(x: 5, y: 5.5, width: 230, height: 37), radius: 18.5, columns: 30, rows: 3,
      depth: depth, glyphs: glyphs)
    expectFrame(grid, matches: "\(depth.rawValue)-\(glyphs)", depth: depth)
  }

  @Test(arguments: [ColorDepth.direct, .mono])
  func theExpandedIslandHasRoundCorners(depth: ColorDepth) {
    let grid = Self.panel(
      Rect(x: 8, y: 8, width: 368, height: 152), radius: 44, columns: 48, rows: 11, depth: depth,
      keyline: RGB(0x3A3A3C))
    expectFrame(grid, matches: depth.rawValue, depth: depth)
  }

  @Test func whatLiesOnWholeCellsIsFlat() {
    let grid = Self.panel(
      Drawing.cells(1, 1, 4, 2), radius: 0, columns: 6, rows: 4, depth: .direct)
    for row in 0..<4 {
      for column in 0..<6 {
        let isInside = (1..<5).contains(column) && (1..<3).contains(row)
        #expect(grid[column, row].glyph == " ")
        #expect(grid[column, row].style.background == (isInside ? .black : Self.wall))
      }
    }
  }

  /// A block glyph that starts at the upper end is the lower part in exchanged colours.
  @Test(arguments: [(0.0, " ", true), (2, "▇", false), (8, "▄", false), (14, "▁", false)])
  func anEdgeIsAtTheNearestEighth(offset: Double, glyph: String, isFull: Bool) {
    let grid = Self.panel(
      Rect(x: 0, y: offset, width: 8, height: 16 - offset), radius: 0, columns: 1, rows: 1,
      depth: .direct)
    #expect(grid[0, 0].glyph == glyph)
    #expect(grid[0, 0].style.foreground == .black)
    #expect(grid[0, 0].style.background == (isFull ? .black : Self.wall))
  }

  @Test(arguments: [ColorDepth.direct, .indexed, .sixteen])
  func edgesHaveNoMixedColors(depth: ColorDepth) {
    let grid = Self.panel(
      Rect(x: 5, y: 5.5, width: 230, height: 37), radius: 18.5, columns: 30, rows: 3, depth: depth)
    for cell in grid.cells {
      #expect([.black, Self.wall].contains(cell.style.background))
      #expect(cell.glyph == " " || [.black, Self.wall].contains(cell.style.foreground))
    }
  }

  @Test func cornersUseQuartersAndSixthsWhereTheTerminalDrawsThem() {
    func glyphs(_ mosaic: Mosaic) -> Set<String> {
      var grid = Drawing.grid(12, 6, background: Self.wall)
      for step in 0..<16 {
        BodyShape(
          bounds: Rect(x: Double(step) / 2, y: Double(step) / 3, width: 70, height: 80),
          cornerRadius: 24
        ).fill(
          .black, keyline: nil, into: &grid, clip: grid.bounds, depth: .direct, glyphs: .unicode,
          mosaic: mosaic)
      }
      return Set(grid.cells.map(\.glyph))
    }
    #expect(!glyphs(.halves).isDisjoint(with: ["▘", "▝", "▖", "▗", "▛", "▜", "▙", "▟"]))
    func hasSixths(_ mosaic: Mosaic) -> Bool {
      glyphs(mosaic).contains { $0.unicodeScalars.contains { $0.value >= 0x1FB00 } }
    }
    #expect(!hasSixths(.halves))
    #expect(hasSixths(.sextants))
  }

  @Test func aMorphUsesFewColors() {
    var pairs: Set<CellStyle> = []
    for step in 0...100 {
      let share = Double(step) / 100
      let grid = Self.panel(
        Rect(
          x: 100 - 90 * share, y: 5, width: 100 + 180 * share, height: 37 + 100 * share),
        radius: 18 + 26 * share, columns: 50, rows: 10, depth: .direct)
      pairs.formUnion(grid.cells.map(\.style))
    }
    #expect(pairs.count <= 4)
  }

  @Test func theKeylineTintsTheEdgeAlone() {
    let grid = Self.panel(
      Drawing.cells(0, 0, 8, 4), radius: 0, columns: 8, rows: 4, depth: .direct,
      keyline: RGB(0xFF0000))
    #expect(grid[4, 2].style.background == .black)
    // A line of two points at the upper edge of a cell: seven eighths of it are the body.
    #expect(grid[4, 0].glyph == "▇")
    #expect(grid[4, 0].style.foreground == .black)
    #expect(grid[4, 0].style.background == RGB(0xFF0000))
  }

  @Test func writingShowsThroughAFadingPanel() {
    var grid = Drawing.grid(4, 1)
    grid.set("x", at: .zero, style: CellStyle(foreground: .white, background: .black))
    let panel = BodyShape(bounds: Drawing.cells(0, 0, 4, 1), cornerRadius: 0)
    panel.fill(
      .black, keyline: nil, into: &grid, clip: grid.bounds, depth: .direct, glyphs: .unicode,
      opacity: 0.5)
    #expect(grid[0, 0].glyph == "x")
    #expect(grid[0, 0].style.foreground == RGB(0x808080))
    panel.fill(
      .black, keyline: nil, into: &grid, clip: grid.bounds, depth: .direct, glyphs: .unicode,
      opacity: 1)
    #expect(grid[0, 0].glyph == " ")
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: -500, y: -500, width: 10, height: 10),
    Rect(x: .nan, y: 0, width: .infinity, height: 1e300),
    Rect(x: -1e300, y: -1e300, width: .infinity, height: .infinity),
  ])
  func strangeBoundsDoNotTrap(bounds: Rect) {
    for (depth, glyphs) in Self.terminals {
      let grid = Self.panel(
        bounds, radius: .infinity, columns: 3, rows: 2, depth: depth, glyphs: glyphs)
      #expect(grid.size == CellSize(columns: 3, rows: 2))
    }
  }

  @Test func nothingIsDrawnOutsideTheClip() {
    let before = Drawing.grid(10, 4, background: Self.wall)
    let clip = CellRect(column: 3, row: 1, columns: 4, rows: 2)
    for (depth, glyphs) in Self.terminals {
      var grid = before
      BodyShape(bounds: Drawing.cells(0, 0, 10, 4), cornerRadius: 16).fill(
        .black, keyline: .white, into: &grid, clip: clip, depth: depth, glyphs: glyphs)
      for row in 0..<4 {
        for column in 0..<10 where !clip.contains(CellPoint(column: column, row: row)) {
          #expect(grid[column, row] == before[column, row])
        }
      }
    }
  }
}
