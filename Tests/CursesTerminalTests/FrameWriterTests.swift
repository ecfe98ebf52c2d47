import CellRaster
import TestSupport
import Testing

@testable import CursesTerminal

@Suite struct FrameWriterTests {
  private static let size = CellSize(columns: 24, rows: 7)
  private static let night = CellStyle(foreground: .white, background: RGB(0x101014))

  private func writer(
    repeats: Bool = true, depth: ColorDepth = .direct, _ change: (inout Terminfo) -> Void = { _ in }
  ) throws -> FrameWriter {
    _ = LocaleSetup.apply(environment: [:])
    var terminfo = try #require(FallbackTerminfo.entry)
    change(&terminfo)
    terminfo.prepare(for: depth)
    var writer = try #require(
      FrameWriter(terminfo: terminfo, size: Self.size, depth: depth, isUTF8: true))
    writer.canRepeat = repeats
    return writer
  }

  private func grid(_ style: CellStyle = night) -> CellGrid {
    CellGrid(size: Self.size, style: style)
  }

  /// The bytes that write `texts` into an empty frame.
  private func bytes(
    _ texts: [(row: Int, column: Int, text: String, style: CellStyle)], repeats: Bool = true
  ) throws -> String {
    var writer = try writer(repeats: repeats)
    _ = writer.draw(grid())
    var frame = grid()
    for (row, column, text, style) in texts {
      for (index, character) in text.enumerated() {
        frame.set(
          String(character), at: CellPoint(column: column + index, row: row), style: style)
      }
    }
    return String(decoding: writer.draw(frame), as: UTF8.self)
  }

  private static let red = CellStyle(foreground: RGB(0xFF0000), background: RGB(0x101014))
  private static let bold = CellStyle(
    foreground: .white, background: RGB(0x101014), attributes: .bold)

  @Test func onlyWhatLooksDifferentIsWritten() throws {
    #expect(try bytes([]) == "")
    // The foreground of a blank is not seen.
    #expect(try bytes([(1, 1, "   ", Self.red)]) == "")
    let one = try bytes([(0, 0, "x", Self.red)])
    #expect(one == "\u{1B}[H\u{1B}[38;2;255;0;0mx")
  }

  @Test func theShortestWayIsTaken() throws {
    // Unchanged cells between two changes are written again where that is shorter than moving.
    let near = try bytes([(1, 3, "x", Self.night), (1, 6, "y", Self.night)])
    #expect(near.hasSuffix("x  y"))
    let far = try bytes([(1, 3, "x", Self.night), (1, 12, "y", Self.night)])
    #expect(far.hasSuffix("x\u{1B}[8Cy"))
    let below = try bytes([(1, 3, "x", Self.night), (2, 3, "y", Self.night)])
    #expect(below.hasSuffix("x\n\u{8}y"))
    // One attribute less, the shorter way.
    let weight = try bytes([(1, 3, "a", Self.bold), (1, 4, "b", Self.night)])
    #expect(weight.hasSuffix("a\u{1B}[22mb"))
  }

  /// The half block of an edge that is on the boundary of a cell needs one colour, not two.
  @Test func aGlyphInTheColourOfItsBackgroundIsABlank() throws {
    let orange = CellStyle(foreground: RGB(0xFF8000), background: RGB(0xFF8000))
    #expect(try bytes([(0, 0, "▀", orange)]) == "\u{1B}[H\u{1B}[48;2;255;128;0m ")
  }

  @Test func manyOfOneAreAGlyphAndACount() throws {
    #expect(try bytes([(1, 3, "──────", Self.night)]).hasSuffix("─\u{1B}[5b"))
    #expect(try bytes([(1, 3, "aaaaa", Self.night)]).hasSuffix("aaaaa"))
    #expect(try bytes([(1, 3, "aaaaaaa", Self.night)]).hasSuffix("a\u{1B}[6b"))
    #expect(
      try bytes([(1, 3, "────────", Self.night)], repeats: false).hasSuffix("────────"))
  }

  @Test func withoutColoursOnlyAResetTakesAnythingAway() throws {
    var writer = try writer(depth: .mono) { $0[.colors] = -1 }
    var frame = grid()
    frame.set("a", at: .zero, style: Self.bold)
    frame.set("b", at: CellPoint(column: 1, row: 0), style: Self.night)
    let bytes = String(decoding: writer.draw(frame), as: UTF8.self)
    #expect(!bytes.contains("22") && !bytes.contains("38;") && bytes.contains("a\u{1B}[mb"))
  }

  /// An attribute that a terminal does not have by its standard sequence is not sent: what screen
  /// calls by the number of italics is standout.
  @Test func onlyAttributesOfTheTerminalAreSent() throws {
    var writer = try writer { terminfo in
      terminfo[.enterItalics] = nil
      terminfo[.noColorVideo] = 2
    }
    let style = CellStyle(
      foreground: .white, background: RGB(0x101014), attributes: [.italic, .underline, .bold])
    var frame = grid()
    _ = writer.draw(frame)
    frame.set("a", at: .zero, style: style)
    #expect(String(decoding: writer.draw(frame), as: UTF8.self) == "\u{1B}[H\u{1B}[1ma")
  }

  @Test func aTerminalOfAnotherLanguageIsLeftToNcurses() throws {
    var terminfo = try #require(FallbackTerminfo.entry)
    terminfo[.placeCursor] = Array("\u{1B}Y%p1%' '%+%c%p2%' '%+%c".utf8)
    #expect(
      FrameWriter(terminfo: terminfo, size: Self.size, depth: .direct, isUTF8: true) == nil)
  }

  @Test func afterSomethingElseWroteEverythingIsWrittenAgain() throws {
    var writer = try writer()
    let frame = grid()
    let first = writer.draw(frame)
    #expect(writer.draw(frame).isEmpty)
    writer.forget()
    #expect(writer.draw(frame) == first)
    #expect(String(decoding: first, as: UTF8.self).hasPrefix("\u{1B}[m\u{1B}[H\u{1B}[2J"))
  }

  @Test func outsideOfUTF8OnlyASCIIIsSent() throws {
    let terminfo = try #require(FallbackTerminfo.entry)
    var writer = try #require(
      FrameWriter(terminfo: terminfo, size: Self.size, depth: .mono, isUTF8: false))
    var frame = grid()
    for (index, glyph) in ["─", "e\u{301}", "x"].enumerated() {
      frame.set(glyph, at: CellPoint(column: index, row: 0), style: Self.night)
    }
    frame.set("漢", width: 2, at: CellPoint(column: 4, row: 0), style: Self.night)
    let bytes = writer.draw(frame)
    #expect(bytes.allSatisfy { $0 < 0x80 })
    var terminal = ModelTerminal(columns: Self.size.columns, rows: Self.size.rows)
    terminal.feed(bytes)
    #expect(terminal.text[0].hasPrefix("?ex ? "))
  }
}

extension FrameWriterTests {
  /// What a terminal of a kind shows of a row, written with the widths that are known of it.
  private func shown(_ row: [(String, Int)], on kind: TerminalKind, knowing widths: GlyphWidths)
    throws -> [String]
  {
    _ = LocaleSetup.apply(environment: [:])
    var terminfo = try #require(FallbackTerminfo.entry)
    terminfo.prepare(for: .direct)
    var writer = try #require(
      FrameWriter(
        terminfo: terminfo, size: CellSize(columns: 14, rows: 2), depth: .direct, isUTF8: true))
    writer.adopt(widths)
    let style = CellStyle(foreground: .white, background: .black)
    var terminal = ModelTerminal(columns: 14, rows: 2, kind: kind)
    // First a full row, which must leave nothing behind.
    for texts in [Array(repeating: ("x", 1), count: 14), row] {
      var grid = CellGrid(size: CellSize(columns: 14, rows: 2), style: style)
      var column = 0
      for (glyph, width) in texts {
        grid.set(glyph, width: width, at: CellPoint(column: column, row: 0), style: style)
        column += width
      }
      terminal.feed(writer.draw(grid))
    }
    return terminal.cells[0].map(\.text)
  }

  private static let mixed = [("a", 1), ("🔵", 2), ("🔴", 2), ("b", 1), ("❤", 1), (" ", 1), ("c", 1)]

  @Test(arguments: [1, 2], [1, 2])
  func nothingIsShiftedWhateverIsKnown(emoji: Int, symbol: Int) throws {
    let kind = TerminalKind("") { ($0.emoji, $0.symbol) = (emoji, symbol) }
    for widths in [GlyphWidths(), GlyphWidths(ambiguous: 1, emoji: emoji, symbol: symbol)] {
      let cells = try shown(Self.mixed, on: kind, knowing: widths)
      let second = emoji == 2 ? "" : " "
      #expect(cells[0...5] == ["a", "🔵", second, "🔴", second, "b"])
      #expect(cells[6...] == ["❤", symbol == 2 ? "" : " ", "c", " ", " ", " ", " ", " "])
    }
  }

  /// Whatever follows what, on every kind of terminal and whatever is known of it, the last frame is
  /// what is seen; a symbol of two columns before another glyph is not.
  @Test(arguments: 0..<48)
  func framesOfUncertainGlyphsLeaveNothingBehind(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (emoji, symbol) = (seed % 2 + 1, seed / 2 % 2 + 1)
    let kind = TerminalKind("") { ($0.emoji, $0.symbol) = (emoji, symbol) }
    var writer = try writer(repeats: true)
    writer.adopt(
      seed % 3 == 0
        ? GlyphWidths() : GlyphWidths(ambiguous: 1, emoji: emoji, symbol: symbol))
    var terminal = ModelTerminal(
      columns: Self.size.columns, rows: Self.size.rows, kind: kind)
    var frame = grid()
    for _ in 0..<30 {
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let (glyph, width) =
          [("a", 1), (" ", 1), (" ", 1), ("❤", 1), ("🔵", 2)]
          .randomElement(using: &random) ?? ("a", 1)
        frame.set(
          glyph, width: width,
          at: CellPoint(
            column: Int.random(in: 0..<24, using: &random),
            row: Int.random(in: 0..<2, using: &random)), style: Self.night)
      }
      terminal.feed(writer.draw(frame))
      for row in 0..<2 {
        let wanted = (0..<24).map { column -> String in
          let cell = frame[column, row]
          let next = column + 1 < 24 ? frame[column + 1, row].glyph : ""
          if cell.isContinuation { return emoji == 2 ? "" : " " }
          guard cell.glyph == "❤" else {
            let isTaken = column > 0 && frame[column - 1, row].glyph == "❤" && cell.glyph == " "
            return isTaken && symbol == 2 && column < 23 ? "" : cell.glyph
          }
          if column == 23 { return symbol == 1 && seed % 3 != 0 ? "❤" : "?" }
          return symbol == 1 || next == " " && column < 22 ? "❤" : " "
        }
        #expect(terminal.cells[row].map(\.text) == wanted)
      }
    }
  }

  /// The usual case costs nothing.
  @Test func measuredGlyphsFollowOneAnother() throws {
    var writer = try writer()
    writer.adopt(.usual)
    _ = writer.draw(grid())
    var frame = grid()
    frame.set("🔵", width: 2, at: CellPoint(column: 1, row: 1), style: Self.night)
    frame.set("b", at: CellPoint(column: 3, row: 1), style: Self.night)
    #expect(String(decoding: writer.draw(frame), as: UTF8.self).hasSuffix("🔵b"))
  }
}
