import CellRaster
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
}
