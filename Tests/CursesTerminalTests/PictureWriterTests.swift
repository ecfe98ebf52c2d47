import CellRaster
import Foundation
import TestSupport
import Testing

@testable import CursesTerminal

/// The bytes that show, patch, hide and delete pictures (PICTURE-11).
@Suite struct PictureWriterTests {
  private static let rect = CellRect(column: 4, row: 2, columns: 20, rows: 5)

  private func layer(
    _ number: Int, _ data: String, rect: CellRect = rect, isPatch: Bool = false
  ) -> PictureLayer {
    PictureLayer(number: number, rect: rect, payload: Array(data.utf8), isPatch: isPatch)
  }

  @Test func aPictureLiesOverItsCells() {
    var writer = PictureWriter(.kitty, seed: 0x123456)
    var terminal = PictureTerminal()
    terminal.feed(writer.show([layer(1, "AAAA")]))
    #expect(terminal.seen == ["AAAA"])
    #expect(
      Array(terminal.placements.values) == [
        PictureTerminal.Placement(row: 2, column: 4, columns: 20, rows: 5, depth: 1)
      ])
    // The upper bits of the name are this run's.
    #expect(terminal.images.keys.allSatisfy { $0 >> 8 == 0x123456 })
    #expect(writer.covered.isEmpty)
    #expect(writer.show([layer(1, "AAAA")]).isEmpty)
  }

  @Test(arguments: [1, 4095, 4096, 4097, 8192, 20_000])
  func longDataIsSentInPieces(count: Int) {
    var writer = PictureWriter(.kitty, seed: 1)
    var terminal = PictureTerminal()
    let data = String(repeating: "A", count: count)
    terminal.feed(writer.show([layer(1, data)]))
    #expect(terminal.seen == [data])
    #expect(terminal.longestPiece <= 4096)
    #expect(terminal.garbage.isEmpty)
  }

  @Test func aNewPictureComesBeforeTheOldOneGoes() {
    var writer = PictureWriter(.kitty, seed: 1)
    var terminal = PictureTerminal()
    terminal.feed(writer.show([layer(1, "AAAA")]))
    let bytes = String(decoding: writer.show([layer(2, "BBBB")]), as: UTF8.self)
    let upload = bytes.range(of: "BBBB")
    let deletion = bytes.range(of: "a=d,d=I")
    #expect(upload != nil && deletion != nil && upload!.upperBound < deletion!.lowerBound)
    terminal.feed(Array(bytes.utf8))
    #expect(terminal.seen == ["BBBB"])
    #expect(terminal.images.count == 1)
  }

  @Test func aPatchLiesOverItsPicture() {
    var writer = PictureWriter(.kitty, seed: 1)
    var terminal = PictureTerminal()
    let base = layer(1, "AAAA")
    let place = CellRect(column: 10, row: 3, columns: 4, rows: 1)
    terminal.feed(writer.show([base]))
    for second in 2...600 {
      let bytes = writer.show([base, layer(second, "P\(second)", rect: place, isPatch: true)])
      #expect(bytes.count < 200)
      terminal.feed(bytes)
      #expect(terminal.seen == ["AAAA", "P\(second)"])
      #expect(terminal.images.count == 2)
    }
    #expect(terminal.garbage.isEmpty)
  }

  @Test func whatIsTakenDownComesBackInFewBytes() {
    var writer = PictureWriter(.kitty, seed: 1)
    var terminal = PictureTerminal()
    let data = String(repeating: "A", count: 9_000)
    terminal.feed(writer.show([layer(1, data)]))
    terminal.feed(writer.show([]))
    #expect(terminal.seen.isEmpty && terminal.images.count == 1)
    let bytes = writer.show([layer(1, data)])
    #expect(bytes.count < 80)
    terminal.feed(bytes)
    #expect(terminal.seen == [data])
    terminal.feed(writer.show([]))
    terminal.feed(writer.show([layer(2, "BBBB")]))
    #expect(terminal.seen == ["BBBB"] && terminal.images.count == 1)
  }

  @Test func afterTheScreenWasClearedEverythingIsSentAgain() {
    var writer = PictureWriter(.kitty, seed: 1)
    var terminal = PictureTerminal()
    _ = writer.show([layer(1, "AAAA")])
    writer.forget()
    #expect(!writer.hasSent)
    terminal.feed(writer.show([layer(1, "AAAA")]))
    #expect(terminal.seen == ["AAAA"])
  }

  @Test func leavingDeletesWhateverWasSent() {
    var writer = PictureWriter(.kitty, seed: 1)
    #expect(writer.deleteAll.isEmpty)
    var terminal = PictureTerminal()
    let bytes = writer.show([layer(1, String(repeating: "A", count: 9_000))])
    // A terminal that was cut off in the middle of a piece.
    terminal.feed(Array(bytes.prefix(5_000)) + writer.deleteAll)
    #expect(terminal.images.isEmpty && terminal.placements.isEmpty)
    #expect(writer.deleteAll.count < 60)
    terminal.feed(writer.show([layer(2, "BBBB")]))
    #expect(terminal.seen == ["BBBB"])
  }

  @Test func insideTmuxCellsNameThePicture() throws {
    var writer = PictureWriter(.placeholders, seed: 0xFFFFFF)
    var terminal = PictureTerminal()
    terminal.feed(writer.show([layer(1, "AAAA")]))
    #expect(terminal.garbage.isEmpty)
    let id = try #require(terminal.images.keys.first)
    #expect((1...255).contains(id))
    #expect(terminal.virtual[id]?.columns == 20 && terminal.virtual[id]?.rows == 5)
    #expect(terminal.text.map(\.row) == [2, 3, 4, 5, 6])
    #expect(terminal.text.allSatisfy { $0.column == 4 })
    let first = try #require(terminal.text.first?.string.unicodeScalars.prefix(6))
    #expect(first.map(\.value) == [0x10EEEE, 0x305, 0x305, 0x10EEEE, 0x305, 0x30D])
    #expect(writer.covered == [Self.rect])
    terminal.feed(writer.show([]))
    #expect(writer.covered.isEmpty)
    #expect(terminal.images.count == 1)
  }

  @Test func inTmuxPicturesAreDeletedByName() {
    var writer = PictureWriter(.placeholders, seed: 77)
    var terminal = PictureTerminal()
    let other = layer(2, "BBBB", rect: CellRect(column: 4, row: 9, columns: 20, rows: 5))
    terminal.feed(writer.show([layer(1, "AAAA"), other]))
    #expect(terminal.images.count == 2)
    // Those of a program in another pane begin elsewhere.
    #expect(terminal.images.keys.contains(1 + 77))
    terminal.feed(writer.deleteAll)
    #expect(terminal.images.isEmpty && terminal.virtual.isEmpty)
    #expect(!String(decoding: writer.deleteAll, as: UTF8.self).contains("d=A"))
  }

  @Test func moreImagesThanThereAreNamesAreLeftOut() {
    for form in [PictureProtocol.kitty, .placeholders] {
      var writer = PictureWriter(form, seed: 1)
      var terminal = PictureTerminal()
      for round in 0..<4 {
        let layers = (0..<300).map { index in
          layer(
            round * 300 + index + 1, "AAAA",
            rect: CellRect(column: index % 60, row: index / 60, columns: 1, rows: 1))
        }
        terminal.feed(writer.show(layers))
        #expect((1...200).contains(terminal.images.count))
      }
      terminal.feed(writer.deleteAll)
      #expect(terminal.images.isEmpty)
    }
  }

  @Test(arguments: [
    ("iVBORw0KGgo=", true, false), ("AA AA", false, false), ("\u{1B}[2J", false, false),
    ("\u{1B}P0;1;0q\"1;1;2;2#0;2;0;0;0#0~-\u{1B}\\", false, true),
    ("\u{1B}Pq\u{1B}[2J\u{1B}\\", false, false), ("\u{1B}P\u{1B}", false, false), ("", true, false),
  ])
  func onlyPayloadsAreAccepted(payload: String, isPng: Bool, isSixel: Bool) {
    let bytes = Array(payload.utf8)
    #expect(PictureProtocol.kitty.accepts(bytes) == isPng)
    #expect(PictureProtocol.iterm2.accepts(bytes) == isPng)
    #expect(PictureProtocol.sixel.accepts(bytes) == isSixel)
  }

  @Test func theMarksAreThoseOfTheProtocol() {
    let marks = PlaceholderMarks.utf8.map {
      String(decoding: $0, as: UTF8.self).unicodeScalars.first?.value ?? 0
    }
    // Places in kovidgoyal/kitty, gen/rowcolumn-diacritics.txt.
    let known: [(Int, UInt32)] = [
      (0, 0x305), (1, 0x30D), (9, 0x34A), (17, 0x363), (30, 0x483), (35, 0x592), (53, 0x5C4),
      (54, 0x610), (62, 0x657), (69, 0x6D6), (85, 0x730), (99, 0x74A), (100, 0x7EB), (108, 0x816),
      (129, 0x951), (132, 0xF82), (136, 0x135D), (139, 0x17DD), (140, 0x193A), (141, 0x1A17),
      (150, 0x1B6B), (158, 0x1CD0), (164, 0x1DC0), (197, 0x1DFE), (198, 0x20D0), (210, 0x2CEF),
      (213, 0x2DE0), (245, 0xA66F), (250, 0xA8E0),
    ]
    for (index, value) in known { #expect(marks[index] == value, "\(index)") }
    #expect(Set(marks).count == marks.count && marks.count >= 255)
  }

  @Test func inTheOtherProtocolsAPictureTakesThePlaceOfItsCells() {
    var sixel = PictureWriter(.sixel, seed: 1)
    let first = String(decoding: sixel.show([layer(1, "\u{1B}P0;1;0q~\u{1B}\\")]), as: UTF8.self)
    #expect(first == "\u{1B}7\u{1B}[3;5H\u{1B}P0;1;0q~\u{1B}\\\u{1B}8")
    #expect(sixel.covered == [Self.rect] && sixel.deleteAll.isEmpty)
    var iterm = PictureWriter(.iterm2, seed: 1)
    let second = String(decoding: iterm.show([layer(1, "AAAA")]), as: UTF8.self)
    #expect(second.hasPrefix("\u{1B}7\u{1B}[3;5H\u{1B}]1337;File=inline=1;width=20;height=5;"))
    #expect(second.hasSuffix(":AAAA\u{07}\u{1B}8"))
    #expect(iterm.show([]).isEmpty && iterm.covered.isEmpty)
  }

  @Test func whatLiesUnderAFormerPatchIsDrawnAgain() {
    var writer = PictureWriter(.sixel, seed: 1)
    let base = layer(1, "base")
    let here = layer(
      2, "here", rect: CellRect(column: 10, row: 3, columns: 4, rows: 1), isPatch: true)
    let there = layer(
      3, "there", rect: CellRect(column: 16, row: 3, columns: 2, rows: 1), isPatch: true)
    let wider = layer(
      4, "wider", rect: CellRect(column: 9, row: 3, columns: 6, rows: 1), isPatch: true)
    func text(_ layers: [PictureLayer]) -> String {
      String(decoding: writer.show(layers), as: UTF8.self)
    }
    _ = text([base])
    #expect(!text([base, here]).contains("base"))
    // The new patch covers the old one.
    #expect(!text([base, wider]).contains("base"))
    let moved = text([base, there])
    #expect(moved.contains("base") && moved.contains("there"))
  }
}

/// Cells that pictures take the place of are left alone, and come back when these go.
@Suite struct CoveredCellTests {
  private static let size = CellSize(columns: 20, rows: 4)

  private func writer() throws -> FrameWriter {
    _ = LocaleSetup.apply(environment: [:])
    var terminfo = try #require(FallbackTerminfo.entry)
    terminfo.prepare(for: .direct)
    return try #require(
      FrameWriter(terminfo: terminfo, size: Self.size, depth: .direct, isUTF8: true))
  }

  private func grid(_ letter: String) -> CellGrid {
    let style = CellStyle(foreground: .white, background: .black)
    var grid = CellGrid(size: Self.size, style: style)
    for row in 0..<Self.size.rows {
      for column in 0..<Self.size.columns {
        grid.set(letter, at: CellPoint(column: column, row: row), style: style)
      }
    }
    return grid
  }

  @Test func coveredCellsAreNotWritten() throws {
    var writer = try writer()
    var terminal = ModelTerminal(columns: 20, rows: 4)
    terminal.feed(writer.draw(grid("a")))
    writer.cover([CellRect(column: 5, row: 1, columns: 6, rows: 2)])
    terminal.feed(writer.draw(grid("b")))
    #expect(terminal.text[0] == String(repeating: "b", count: 20))
    #expect(terminal.text[1] == "bbbbbaaaaaabbbbbbbbb")
    // Nothing between two changed cells is written again there, either.
    var next = grid("b")
    let style = CellStyle(foreground: .white, background: .black)
    next.set("x", at: CellPoint(column: 4, row: 1), style: style)
    terminal.feed(writer.draw(next))
    #expect(terminal.text[1] == "bbbbxaaaaaabbbbbbbbb")
    writer.cover([])
    terminal.feed(writer.draw(next))
    #expect(terminal.text[1] == "bbbbxbbbbbbbbbbbbbbb")
    #expect(writer.draw(next).isEmpty)
  }

  @Test func afterAClearTheCoveredCellsAreFree() throws {
    var writer = try writer()
    var terminal = ModelTerminal(columns: 20, rows: 4)
    terminal.feed(writer.draw(grid("a")))
    writer.cover([CellRect(column: 5, row: 1, columns: 6, rows: 2)])
    writer.forget()
    terminal.feed(writer.draw(grid("c")))
    #expect(terminal.text.allSatisfy { $0 == String(repeating: "c", count: 20) })
  }
}
