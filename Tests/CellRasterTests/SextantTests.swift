import Foundation
import Testing
import ViewArchive
import ViewLayout

@testable import CellRaster

/// Edges in six parts of a cell (SHAPE-4).
struct SextantTests {
  private let black = RGB.black
  private let white = RGB.white

  private func grid(_ glyph: String = " ") -> CellGrid {
    var grid = CellGrid(
      size: CellSize(columns: 6, rows: 4), style: CellStyle(foreground: .white, background: .black))
    grid.set(glyph, at: .zero, style: CellStyle(foreground: .white, background: .black))
    return grid
  }

  private func brush(_ depth: ColorDepth = .direct) -> SextantBrush {
    SextantBrush(halves: HalfCellBrush(depth: depth, glyphs: .unicode))
  }

  /// Paints the parts of a pattern white over the first cell.
  private func painted(_ pattern: Int, over glyph: String = " ") -> Cell {
    var grid = grid(glyph)
    let parts = (0..<6).map { pattern >> $0 & 1 == 1 ? Tint(.white) : .clear }
    brush().paint(parts, at: .zero, into: &grid)
    return grid[0, 0]
  }

  @Test func everyPatternHasItsGlyph() {
    var seen: Set<GlyphCode> = []
    for pattern in 0..<64 { seen.insert(SextantGlyph.code(of: pattern)) }
    #expect(seen.count == 64)
    #expect(SextantGlyph.code(of: 1).text == "\u{1FB00}")
    #expect(SextantGlyph.code(of: 20).text == "\u{1FB13}")
    #expect(SextantGlyph.code(of: 21).text == "▌")
    #expect(SextantGlyph.code(of: 22).text == "\u{1FB14}")
    #expect(SextantGlyph.code(of: 42).text == "▐")
    #expect(SextantGlyph.code(of: 62).text == "\u{1FB3B}")
    for pattern in 1..<63 where pattern != 21 && pattern != 42 {
      #expect(SextantGlyph.pattern(of: SextantGlyph.code(of: pattern)) == pattern)
    }
    #expect(SextantGlyph.pattern(of: .upperHalf) == nil)
    #expect(SextantGlyph.pattern(of: GlyphCode("\u{1FB3C}")) == nil)
  }

  /// What is painted in white is white afterwards, and the rest is black.
  @Test func eachPatternIsPaintedAsItIs() {
    for pattern in 1..<64 {
      let parts = painted(pattern).sextants
      for part in 0..<6 {
        let isWhite = pattern >> part & 1 == 1
        // The two middle parts of an upper or a lower half are grey in halves.
        guard ![15, 48, 3, 60].contains(pattern) else { continue }
        #expect(parts[part] == (isWhite ? white : black), "\(pattern) \(part)")
      }
    }
  }

  @Test func evenPaintIsABlank() {
    let full = painted(63)
    #expect(full.glyph == " " && full.style.background == .white)
    #expect(painted(0) == grid()[0, 0])
  }

  @Test func aSmallGainIsNoReason() {
    var grid = grid()
    let parts = (0..<6).map { Tint(RGB(0x101010 + UInt32($0) * 0x010101)) }
    brush().paint(parts, at: .zero, into: &grid)
    #expect(SextantGlyph.pattern(of: grid[0, 0].code) == nil)
  }

  @Test func aLetterKeepsItsCell() {
    var grid = grid("x")
    let veil = Tint(.white, alpha: 0.3)
    brush().paint([veil, .clear, veil, .clear, veil, .clear], at: .zero, into: &grid)
    #expect(grid[0, 0].glyph == "x")
  }

  /// A ring's track is painted before its bar, in the same cells.
  @Test func paintOverPaintKeepsWhatItDoesNotCover() {
    var grid = grid()
    let red = RGB(0xFF0000)
    brush().paint(
      [.clear, Tint(red), .clear, Tint(red), .clear, .clear], at: .zero, into: &grid)
    brush().paint(
      [.clear, .clear, .clear, .clear, .clear, Tint(red)], at: .zero, into: &grid)
    #expect(grid[0, 0].sextants == [black, red, black, red, black, red])
  }

  private func ring(_ mosaic: Mosaic, depth: ColorDepth = .direct, side: Double = 48) -> CellGrid {
    let node = ViewNode(
      .shape(
        ShapeContent(.circle, stroke: ShapeStroke(style: .color(.system(.green)), lineWidth: 4)))
    ).modified(.frame(width: side, height: side, alignment: .center))
    let time = TimedTextContext(now: .distantPast, locale: "en_US", timeZone: "UTC")
    var engine = LayoutEngine(context: LayoutContext(metrics: .cells, time: time))
    let placed = engine.layout(node, in: Proposal(width: 64, height: 64))
    var grid = CellGrid(
      size: CellSize(columns: 8, rows: 4), style: CellStyle(foreground: .white, background: .black))
    Rasterizer(
      theme: .standard, depth: depth, glyphs: .unicode, mosaic: mosaic, now: .distantPast
    ).draw(
      placed,
      on: SurfaceColors(
        background: .black, foreground: .white, accent: .white, colorScheme: .dark, cornerRadius: 0),
      into: &grid, at: .zero, clip: grid.bounds)
    return grid
  }

  private func sextants(in grid: CellGrid) -> Int {
    grid.cells.count { SextantGlyph.pattern(of: $0.code) != nil }
  }

  @Test func ringsUseThemWhereTheyAreOffered() {
    #expect(sextants(in: ring(.sextants)) >= 6)
    #expect(sextants(in: ring(.halves)) == 0)
    #expect(sextants(in: ring(.sextants, depth: .indexed)) == 0)
    #expect(ring(.sextants, depth: .indexed) == ring(.halves, depth: .indexed))
  }

  /// The mask of sixths agrees with that of halves.
  @Test func theMaskCountsWhatIsCovered() {
    let rect = Rect(x: 4, y: 5 + 1.0 / 3, width: 12, height: 16)
    let lines = [
      Polyline(
        [
          Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
          Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
        ], isClosed: true)
    ]
    for row in [0, 1, 5, -3] {
      let moved = lines.map { $0.mapped { Point(x: $0.x, y: $0.y + Double(row) * 16) } }
      let mask = SextantMask(
        inside: moved, area: CellRect(column: 0, row: row, columns: 3, rows: 2))
      #expect(mask.coverage(column: 0, row: row) == [0, 0, 0, 1, 0, 1])
      #expect(mask.coverage(column: 1, row: row) == [0, 0, 1, 1, 1, 1])
      #expect(mask.coverage(column: 0, row: row + 1) == [0, 1, 0, 0, 0, 0])
      #expect(mask.coverage(column: 2, row: row) == [0, 0, 0, 0, 0, 0])
    }
  }
}
