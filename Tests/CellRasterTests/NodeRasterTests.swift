import CellRaster
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@Suite struct NodeRasterTests {
  private static let red = Drawing.color(0xFF0000)
  private static let blue = Drawing.color(0x0000FF)

  private static func plain(_ style: StyleValue, in rect: Rect) -> PlacedNode {
    Drawing.shape(.rectangle, fill: style, in: rect)
  }

  @Test(arguments: [
    CellSize(columns: 0, rows: 0), CellSize(columns: 1, rows: 1), CellSize(columns: 2, rows: 1),
    CellSize(columns: 3, rows: 3), CellSize(columns: 48, rows: 10),
  ])
  func everythingCanBeDrawnInAnyRoom(size: CellSize) {
    let rects = [
      Drawing.cells(0, 0, size.columns, size.rows), Drawing.cells(-2, -1, 6, 3),
      Rect(x: 3.3, y: 5.1, width: 0, height: 0),
    ]
    for depth in ColorDepth.allCases {
      for glyphs in GlyphSet.allCases {
        for rect in rects {
          let node = Drawing.crammed(EverythingTree.node, in: rect)
          var grid = Drawing.draw(node, size.columns, size.rows, depth: depth, glyphs: glyphs)
          #expect(grid.size == size)
          if glyphs == .narrow { grid.replaceAmbiguous() }
          let isWithin = grid.cells.flatMap(\.glyph.unicodeScalars).allSatisfy {
            switch glyphs {
            case .ascii: $0.isASCII
            case .narrow: !AmbiguousWidth.contains($0)
            case .unicode: true
            }
          }
          #expect(isWithin)
        }
      }
    }
  }

  @Test func nothingIsDrawnOutsideTheClip() {
    let before = Drawing.grid(12, 6)
    var grid = before
    let clip = CellRect(column: 4, row: 2, columns: 3, rows: 2)
    let node = Drawing.crammed(EverythingTree.node, in: Drawing.cells(0, 0, 12, 6))
    Drawing.rasterizer().draw(node, on: Drawing.surface, into: &grid, clip: clip)
    for row in 0..<6 {
      for column in 0..<12 where !clip.contains(CellPoint(column: column, row: row)) {
        #expect(grid[column, row] == before[column, row])
      }
    }
  }

  @Test func theOriginMovesEverything() {
    var grid = Drawing.grid(6, 3)
    Drawing.rasterizer().draw(
      Drawing.text("ab", in: Drawing.cells(1, 0, 2, 1)), on: Drawing.surface, into: &grid,
      at: CellPoint(column: 2, row: 1))
    #expect(Drawing.row(1, of: grid) == "   ab ")
  }

  @Test func aBackgroundLiesBehindAndAnOverlayAbove() {
    let rect = Drawing.cells(0, 0, 1, 1)
    let child = Self.plain(Self.red, in: rect)
    let other = Self.plain(Self.blue, in: rect)
    let behind = PlacedNode(
      .modifier(.background(.empty, alignment: .center)), bounds: rect, children: [child, other])
    let above = PlacedNode(
      .modifier(.overlay(.empty, alignment: .center)), bounds: rect, children: [child, other])
    #expect(Drawing.draw(behind, 1, 1)[0, 0].style.background == RGB(0xFF0000))
    #expect(Drawing.draw(above, 1, 1)[0, 0].style.background == RGB(0x0000FF))
  }

  @Test func aFilledShapeHidesTheTextBelowIt() {
    let text = Drawing.text("abcdef", in: Drawing.cells(0, 0, 6, 1))
    let shape = Drawing.shape(.capsule, fill: Self.red, in: text.bounds)
    let node = PlacedNode(
      .modifier(.overlay(.empty, alignment: .center)), bounds: text.bounds,
      children: [text, shape])
    #expect(Drawing.row(0, of: Drawing.draw(node, 6, 1)) == "      ")
  }

  @Test func theHigherZIndexIsDrawnLast() {
    let rect = Drawing.cells(0, 0, 1, 1)
    let high = Drawing.modified(Self.plain(Self.red, in: rect), .zIndex(1), .opacity(1))
    let low = Self.plain(Self.blue, in: rect)
    let stack = PlacedNode(.view(.zstack(.center)), bounds: rect, children: [high, low])
    #expect(Drawing.draw(stack, 1, 1)[0, 0].style.background == RGB(0xFF0000))
  }

  @Test(arguments: [
    NodeModifier.hidden, .opacity(0), .scale(x: 0, y: 1, anchor: .center),
  ])
  func someModifiersHide(modifier: NodeModifier) {
    let text = Drawing.text("a", in: Drawing.cells(0, 0, 1, 1))
    #expect(Drawing.draw(Drawing.modified(text, modifier), 1, 1) == Drawing.grid(1, 1))
  }

  @Test func aClipCutsToItsShape() {
    let rect = Drawing.cells(0, 0, 8, 4)
    let node = Drawing.modified(Self.plain(.white, in: rect), .clip(.roundedRectangle(radius: 16)))
    let clipped = Drawing.draw(node, 8, 4)
    let rounded = Drawing.draw(
      Drawing.shape(.roundedRectangle(radius: 16), fill: .white, in: rect), 8, 4)
    #expect(clipped == rounded)
  }

  @Test func aClipCutsText() {
    let text = Drawing.text("abcd", in: Drawing.cells(0, 0, 4, 1))
    let clip = PlacedNode(
      .modifier(.clip(.rectangle)), bounds: Drawing.cells(1, 0, 2, 1), children: [text])
    #expect(Drawing.row(0, of: Drawing.draw(clip, 4, 1)) == " bc ")
  }

  @Test func aMaskLetsThroughWhatItCovers() {
    let rect = Drawing.cells(0, 0, 4, 1)
    let mask = Self.plain(Drawing.color(0, alpha: 0.5), in: Drawing.cells(2, 0, 2, 1))
    let node = PlacedNode(
      .modifier(.mask(.empty, alignment: .center)), bounds: rect,
      children: [Self.plain(.white, in: rect), mask])
    let grid = Drawing.draw(node, 4, 1)
    #expect(
      (0..<4).map { grid[$0, 0].style.background } == [
        .black, .black, RGB(0x808080), RGB(0x808080),
      ])
  }

  @Test func anAppearanceChangesColorsBelowIt() {
    let style = RunStyle(foreground: .color(.system(.label)))
    let text = Drawing.text("a", style: style, in: Drawing.cells(0, 0, 1, 1))
    let node = Drawing.modified(text, .colorScheme(.light))
    let grid = Drawing.draw(node, 1, 1, background: .white)
    #expect(grid[0, 0].style.foreground == .black)
  }

  @Test func unsupportedNodesDrawTheirChildren() {
    let text = Drawing.text("ab", in: Drawing.cells(0, 0, 2, 1))
    let node = PlacedNode(.view(.unsupported("Menu")), bounds: text.bounds, children: [text])
    #expect(Drawing.row(0, of: Drawing.draw(node, 2, 1)) == "ab")
  }

  @Test func aContainerRelativeShapeFollowsItsSurface() {
    let rect = Drawing.cells(0, 0, 20, 6)
    let surface = SurfaceColors(
      background: .black, foreground: .white, accent: .white, colorScheme: .dark,
      cornerRadius: 24)
    let shape = Drawing.shape(.containerRelative, fill: .white, in: Drawing.cells(2, 1, 16, 4))
    let root = PlacedNode(.view(.zstack(.center)), bounds: rect, children: [shape])
    let like = Drawing.shape(
      .roundedRectangle(radius: 8), fill: .white, in: Drawing.cells(2, 1, 16, 4))
    #expect(Drawing.draw(root, 20, 6, on: surface) == Drawing.draw(like, 20, 6, on: surface))
  }
}
