import CellRaster
import Foundation
import Testing

@Suite struct SymbolTableTests {
  @Test(arguments: [
    ("timer", "◔", "(t)", false),
    ("figure.walk", "⚲", "\\o", false),
    ("play.circle", "▷", "(>)", false),
    ("star.circle.fill", "☆", "*", false),
    ("timer.square.fill", "◔", "(t)", false),
    ("person.badge.plus", "☻", "@", false),
    ("person.fill.badge.plus", "☻", "@", false),
    ("bell.badge.slash.fill", "⍾", "(b)", true),
    ("mic.slash", "⊘", "(/)", false),
    ("bolt.slash.fill", "↯", "/", true),
    ("car.rear", "⊏", "o-o", false),
    ("car.rear.and.tire.marks.slash", "⊏", "o-o", true),
    ("flame", "♨", "^*", false),
  ])
  func namesAreFoundByTheirEndings(name: String, unicode: String, ascii: String, isStruck: Bool) {
    let match = SymbolTable().match(name)
    #expect(match.glyph.unicode == unicode)
    #expect(match.glyph.ascii == ascii)
    #expect(match.isStruck == isStruck)
    #expect(match.isKnown)
  }

  @Test(arguments: ["", ".", "..fill", "nothing.known", "fill", "slash", "☃"])
  func unknownNamesHaveANeutralStandIn(name: String) {
    let match = SymbolTable().match(name)
    #expect(match.glyph.unicode == "▫")
    #expect(match.glyph.text(.ascii) == "[?]")
    #expect(!match.isKnown)
  }

  @Test(arguments: ["timer", "chevron.left", "xmark.app", "battery.100", "number"])
  func unicodeGlyphsTakeOneColumn(name: String) {
    let match = SymbolTable().match(name)
    #expect(TerminalText.columns(of: match.glyph.unicode) == 1)
    #expect(TerminalText.columns(of: match.glyph.emoji) <= 2)
  }

  @Test func namesWithTheStandInAreSaidAndOthersNot() {
    #expect(
      SymbolTable().unknownNames(among: ["timer", "nothing.known", "bolt.slash.fill", "odd"])
        == ["symbol nothing.known", "symbol odd"])
  }

  /// Every symbol of real sources, where the shared specification is at hand.
  @Test func everyCountedSymbolHasAGlyph() throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/spec/sf-symbols.md")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      print("skipped: no \(list.path)")
      return
    }
    let names = text.split(separator: "\n").compactMap { line -> String? in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count > 6, Int(columns[0]) != nil, columns[1].hasPrefix("`") else {
        return nil
      }
      return columns[1].filter { $0 != "`" }
    }
    #expect(names.count >= 241)
    #expect(SymbolTable().unknownNames(among: names) == [])
  }
}
