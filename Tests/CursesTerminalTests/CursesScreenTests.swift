import CNcurses
import CellRaster
import CursesTerminal
import Testing

@testable import CursesTerminal

/// ncurses has one current screen per process: everything that touches it is in this suite.
@Suite(.serialized) struct CursesScreenTests {
  private static let night = CellStyle(foreground: .white, background: RGB(0x101014))

  /// - Parameter isDrawnByNcurses: As on a terminal that places its cursor by another sequence; xterm
  ///   knows this one too.
  func screen(
    _ columns: Int, _ rows: Int, depth: ColorDepth = .direct, term: String = "xterm-256color",
    isDrawnByNcurses: Bool = false
  ) throws -> CursesScreen {
    try #require(LocaleSetup.apply(environment: [:]))
    let known = TerminfoDatabase.entry(named: term, environment: [:])
    var terminfo = try #require(known ?? FallbackTerminfo.entry)
    terminfo.prepare(for: depth)
    if isDrawnByNcurses { terminfo[.placeCursor] = Array("\u{1B}[%i%p1%d;%p2%df".utf8) }
    return try CursesScreen(
      terminfo: terminfo, term: term, depth: depth, size: CellSize(columns: columns, rows: rows))
  }

  private func grid(_ columns: Int, _ rows: Int, _ style: CellStyle = night) -> CellGrid {
    CellGrid(size: CellSize(columns: columns, rows: rows), style: style)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The frame without its control sequences; nil when it holds an escape that is none of
  /// `CSI … final`, `ESC ( B`, `ESC =`, `ESC >`, or a C1 control.
  private func glyphs(_ bytes: [UInt8]) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text(bytes).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if (0x80...0x9F).contains(scalar.value) { return nil }
      guard scalar == "\u{1B}" else {
        if scalar.value >= 0x20 { result.append(scalar) }  // the rest moves the cursor
        continue
      }
      switch rest.popFirst() {
      case "[":
        while let next = rest.popFirst(), !(0x40...0x7E).contains(next.value) {
          guard (0x20...0x3F).contains(next.value) else { return nil }
        }
      case "(": guard rest.popFirst() == "B" else { return nil }
      case "=", ">": break
      default: return nil
      }
    }
    return String(result)
  }

  @Test func anUnchangedFrameIsEmpty() throws {
    let screen = try screen(40, 10)
    var frame = grid(40, 10)
    frame.set("a", at: CellPoint(column: 3, row: 3), style: Self.night)
    #expect(!screen.draw(frame).isEmpty)
    #expect(screen.draw(frame).isEmpty)
    var same = grid(40, 10)
    same.set("a", at: CellPoint(column: 3, row: 3), style: Self.night)
    #expect(screen.draw(same).isEmpty)
    frame.set("b", at: CellPoint(column: 3, row: 3), style: Self.night)
    let change = screen.draw(frame)
    #expect(glyphs(change)?.contains("b") == true)
    #expect(change.count < 100)
  }

  @Test(arguments: [
    (ColorDepth.direct, "38;2;255;128;0"), (.indexed, "38;5;208"), (.sixteen, "\u{1B}[3"),
  ])
  func eachDepthHasItsOwnColours(depth: ColorDepth, sequence: String) throws {
    let screen = try screen(20, 3, depth: depth)
    var frame = grid(20, 3)
    frame.set(
      "x", at: .zero, style: CellStyle(foreground: RGB(0xFF8000), background: .black))
    let bytes = text(screen.draw(frame))
    #expect(bytes.contains(sequence))
    #expect(!bytes.contains("38:2"))
  }

  @Test func blackIsSentAsBlack() throws {
    let screen = try screen(4, 1)
    let bytes = text(screen.draw(grid(4, 1, CellStyle(foreground: .white, background: .black))))
    #expect(bytes.contains("48;2;0;0;0"))
  }

  @Test(arguments: ["xterm-256color", "vt100", "linux", "screen"])
  func withoutColourThereAreAttributesOnly(term: String) throws {
    let screen = try screen(20, 3, depth: .mono, term: term)
    var frame = grid(20, 3)
    let bold = CellStyle(foreground: .white, background: .black, attributes: [.bold, .reverse])
    frame.set("x", at: .zero, style: bold)
    let bytes = text(screen.draw(frame))
    #expect(bytes.contains("x"))
    for color in 30...49 { #expect(!bytes.contains("\u{1B}[\(color)")) }
    #expect(bytes.contains("1") && bytes.contains("7"))
  }

  @Test(arguments: [1, 2, 3, 5])
  func aWideGlyphNeverLeavesTheLastColumn(columns: Int) throws {
    let screen = try screen(columns, 2)
    var frame = grid(columns, 2)
    for column in 0..<columns {
      frame.set("漢", width: 2, at: CellPoint(column: column, row: 0), style: Self.night)
      #expect(glyphs(screen.draw(frame)) != nil)
    }
    // Cut by a window narrower than the grid.
    var wider = grid(columns + 1, 2)
    wider.set("漢", width: 2, at: CellPoint(column: columns - 1, row: 0), style: Self.night)
    let bytes = screen.draw(wider)
    #expect(glyphs(bytes)?.contains("漢") == false)
  }

  @Test func aWideGlyphIsFollowedByItsNeighbour() throws {
    let screen = try screen(4, 1)
    var frame = grid(4, 1)
    frame.set("漢", width: 2, at: .zero, style: Self.night)
    frame.set("x", at: CellPoint(column: 2, row: 0), style: Self.night)
    #expect(glyphs(screen.draw(frame))?.contains("漢x") == true)
  }

  @Test(arguments: [
    "\u{1B}[31m", "\u{9B}31m", "a\u{1B}]0;x\u{7}", "a\u{202E}", "\u{200B}", "a\u{FEFF}", "\u{7F}",
    "\u{2028}", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "\u{E000}", "\u{1CD00}", "❤\u{FE0F}",
    "\u{0}", "\r\n", "\t",
  ])
  func hostileGlyphsStayInTheirCell(glyph: String) throws {
    let screen = try screen(6, 1)
    // Else what stands beside a symbol is written again.
    screen.adopt(GlyphWidths.usual)
    var frame = grid(6, 1)
    for (column, character) in "abcdef".enumerated() {
      frame.set(String(character), at: CellPoint(column: column, row: 0), style: Self.night)
    }
    _ = screen.draw(frame)
    frame.set(glyph, at: CellPoint(column: 2, row: 0), style: Self.night)
    let sent = try #require(glyphs(screen.draw(frame)))
    #expect(sent.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
    #expect(sent.unicodeScalars.count <= 5, "\(sent.debugDescription)")
    #expect(!sent.contains("d"))
  }

  @Test func aGlyphOfAnotherWidthThanTheGridBelievesMovesNothing() throws {
    let screen = try screen(6, 1)
    var frame = grid(6, 1)
    frame.set("漢", width: 1, at: .zero, style: Self.night)  // two columns for the terminal
    frame.set("x", width: 2, at: CellPoint(column: 1, row: 0), style: Self.night)  // one
    frame.set("y", at: CellPoint(column: 3, row: 0), style: Self.night)
    #expect(glyphs(screen.draw(frame))?.contains("\u{FFFD}x y") == true)
  }

  @Test func combiningMarksAreSent() throws {
    let screen = try screen(4, 1)
    var frame = grid(4, 1)
    frame.set("e\u{301}", at: .zero, style: Self.night)
    #expect(glyphs(screen.draw(frame))?.unicodeScalars.contains("\u{301}") == true)
  }

  @Test func pairsAreRecycledBeforeTheyRunOut() throws {
    let screen = try screen(100, 30, isDrawnByNcurses: true)
    var color: UInt32 = 0
    var frame = grid(100, 30)
    for _ in 0..<30 {  // 90 000 different pairs
      for row in 0..<30 {
        for column in 0..<100 {
          color += 1
          let style = CellStyle(foreground: RGB(color &* 151 & 0xFFFFFF), background: RGB(color))
          frame.set("x", at: CellPoint(column: column, row: row), style: style)
        }
      }
      _ = screen.draw(frame)
      #expect(screen.pairCount <= 65_000)
    }
    let style = CellStyle(foreground: RGB(0xABCDEF), background: RGB(0x010203))
    frame.set("z", at: .zero, style: style)
    let bytes = text(screen.draw(frame))
    #expect(bytes.contains("38;2;171;205;239") && bytes.contains("48;2;1;2;3"))
    #expect(bytes.utf8.count < 100, "only the changed cell is painted")
  }

  @Test func whatTheGridDoesNotCoverHasTheTerminalsOwnColours() throws {
    let screen = try screen(20, 3)
    let bytes = text(screen.draw(grid(4, 1)))
    #expect(!bytes.contains("38;2;0;0;7"))
  }

  @Test func aBlanksColourIsItsBackgroundAlone() throws {
    let screen = try screen(8, 1)
    _ = screen.draw(grid(8, 1))
    let other = CellStyle(foreground: RGB(0x123456), background: Self.night.background)
    #expect(screen.draw(grid(8, 1, other)).isEmpty)
  }

  @Test func threeHundredSizesEndInTheRightPicture() throws {
    let screen = try screen(80, 24)
    var state: UInt32 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit + 1
    }
    for _ in 0..<300 {
      let (columns, rows) = (random(200), random(60))
      screen.resize(to: CellSize(columns: columns, rows: rows))
      #expect(glyphs(screen.draw(grid(columns, rows))) != nil)
    }
    screen.resize(to: CellSize(columns: 30, rows: 2))
    var frame = grid(30, 2)
    for (column, character) in "the end".enumerated() {
      frame.set(String(character), at: CellPoint(column: column, row: 1), style: Self.night)
    }
    let fresh = try self.screen(30, 2)
    #expect(glyphs(screen.draw(frame))?.contains("the end") == true)
    #expect(glyphs(fresh.draw(frame))?.contains("the end") == true)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (10, 3), (500, 200)])
  func anySizeCanBeDrawn(columns: Int, rows: Int) throws {
    let screen = try screen(columns, rows)
    let bytes = screen.draw(grid(columns, rows))
    #expect(glyphs(bytes) != nil)
    #expect(screen.draw(grid(columns, rows)).isEmpty)
  }

  @Test func redrawingSendsEverythingAgain() throws {
    let screen = try screen(20, 2)
    var frame = grid(20, 2)
    frame.set("k", at: .zero, style: Self.night)
    _ = screen.draw(frame)
    _ = screen.end()
    screen.redraw()
    let again = screen.draw(frame)
    #expect(glyphs(again)?.contains("k") == true, "\(text(again).debugDescription)")
  }

  @Test func twoScreensDoNotDisturbEachOther() throws {
    let (first, second) = (try screen(10, 2), try screen(10, 2, depth: .indexed))
    _ = first.draw(grid(10, 2))
    _ = second.draw(grid(10, 2))
    #expect(first.draw(grid(10, 2)).isEmpty)
    #expect(second.draw(grid(10, 2)).isEmpty)
    var frame = grid(10, 2)
    frame.set(
      "x", at: .zero, style: CellStyle(foreground: RGB(0xFF8000), background: RGB(0x101014)))
    #expect(text(first.draw(frame)).contains("38;2;"))
    #expect(text(second.draw(frame)).contains("38;5;"))
  }

  @Test func theDescriptionNamesUnusualKeys() throws {
    let screen = try screen(10, 2)
    #expect(screen.key(for: Array("\u{1B}[15~".utf8)) == .function(5))
    #expect(screen.key(for: Array("\u{1B}OA".utf8)) == .up)
    #expect(screen.key(for: Array("\u{1B}[nonsense".utf8)) == nil)
    #expect(screen.key(for: [0x1B, 0]) == nil)
  }

  @Test func noScreenSwitchIsLeftToNcurses() throws {
    let screen = try screen(10, 2)
    let bytes = screen.draw(grid(10, 2)) + screen.end()
    #expect(!text(bytes).contains("1049"))
    #expect(!text(bytes).contains("\u{1B}]"), "the palette stays the user's")
  }

  /// Budget of terminal.md §8: 3 kB a frame, 20 kB a morph.
  @Test func aMorphStaysWithinItsBudget() throws {
    let screen = try screen(120, 40)
    let wallpaper = CellStyle(foreground: .white, background: RGB(0x1B2030))
    _ = screen.draw(grid(120, 40, wallpaper))
    var total = 0
    for step in 0...16 {
      let (columns, rows) = (12 + step * 34 / 16, 1 + step * 9 / 16)
      var frame = grid(120, 40, wallpaper)
      let left = 60 - columns / 2
      let island = CellStyle(foreground: .white, background: .black)
      let rect = CellRect(column: left, row: 0, columns: columns, rows: rows)
      frame.fill(rect, style: island)
      for edge in [left, left + columns - 1] {
        let level = Double(step % 8) / 8
        let blend = RGB.black.blended(over: wallpaper.background, amount: level)
        frame.set(
          "▀", at: CellPoint(column: edge, row: rows - 1),
          style: CellStyle(foreground: .black, background: blend))
      }
      let bytes = screen.draw(frame).count
      #expect(bytes <= 3000)
      total += bytes
    }
    #expect(total <= 20_000)
    #expect(total > 500)
  }

  /// A window may be 65535 cells wide, and ncurses counts in 16 bits with a sign: what it loses count
  /// of it never frees.
  @Test func aWindowOfAnySizeIsDrawnAsFarAsNcursesCounts() throws {
    let screen = try screen(100, 40, isDrawnByNcurses: true)
    for (columns, rows) in [(.max, 3), (3, .max), (1, 1), (100, 40)] as [(UInt16, UInt16)] {
      let size = TerminalDevice.size(columns: columns, rows: rows)
      screen.resize(to: size)
      #expect(getmaxx(nc_stdscr()) == Int32(size.columns))
      #expect(getmaxy(nc_stdscr()) == Int32(size.rows))
      #expect(!screen.draw(CellGrid(size: size, style: Self.night)).isEmpty)
    }
    #expect(TerminalDevice.size(columns: 0, rows: 7) == CellSize(columns: 80, rows: 24))
  }
}
