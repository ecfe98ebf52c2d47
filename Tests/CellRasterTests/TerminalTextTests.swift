import CellRaster
import Foundation
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("Pizza", ["P", "i", "z", "z", "a"]),
    ("a\u{1B}[31mb", ["a", " ", "[", "3", "1", "m", "b"]),
    ("a\tb\nc\u{7F}", ["a", " ", "b", " ", "c", " "]),
    ("\u{9B}31m", [" ", "3", "1", "m"]),
    ("a\u{202E}b\u{2066}c\u{FEFF}", ["a", "b", "c"]),
    ("日本", ["日", "本"]),
    ("日\u{3000}本", ["日", " ", " ", "本"]),
    ("e\u{301}", ["e\u{301}"]),
    ("a\u{301}\u{302}\u{303}\u{304}", ["a\u{301}\u{302}"]),
    ("👨‍👩‍👧!", ["👨", "!"]),
    ("👍🏽", ["👍"]),
    ("🇬🇧", ["G", "B"]),
    ("1️⃣", ["1", " "]),
    ("❤️", ["❤", " "]),
    ("🏴\u{E0067}\u{E0062}\u{E007F}", ["🏴"]),
    ("\u{E000}\u{FFFF}", []),
    ("\u{200B}", []),
    ("\u{301}", []),
    ("", []),
  ])
  func textBecomesGlyphsThatEveryTerminalDrawsAlike(text: String, glyphs: [String]) {
    #expect(TerminalText.glyphs(of: text).map(\.glyph) == glyphs)
  }

  @Test(arguments: [
    ("Pizza", 5), ("日本", 4), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("🇬🇧", 2), ("❤️", 2), ("◔", 1),
    ("⚡", 2), ("한글", 4), ("ﬁ", 1), ("ｱ", 1), ("Ａ", 2),
  ])
  func columnsAreThoseOfTheTerminal(text: String, columns: Int) {
    #expect(TerminalText.columns(of: text) == columns)
  }

  @Test func noScalarThatSteersATerminalComesThrough() {
    var text = ""
    for value in UInt32(0)...0x2FFF {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let forbidden: Set<Unicode.GeneralCategory> = [
      .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator,
    ]
    for (glyph, columns) in TerminalText.glyphs(of: text) {
      #expect((1...2).contains(columns))
      #expect(glyph.unicodeScalars.count <= 3)
      for scalar in glyph.unicodeScalars {
        #expect(!forbidden.contains(scalar.properties.generalCategory))
      }
    }
  }

  /// What was read again is what was written.
  @Test func noScalarThatSteersATerminalIsInJSON() throws {
    var text = ""
    for value in UInt32(0)...0x2FFF {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    text += "\u{E0001}\u{1F355}"
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    let json = TerminalText.json(String(decoding: try encoder.encode([text]), as: UTF8.self))
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    let steering: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    #expect(
      json.unicodeScalars.filter { steering.contains($0.properties.generalCategory) }
        .allSatisfy { $0 == "\n" })
    #expect(json.split(separator: "\n").count == 3)
  }
}
