/// The only door for text from outside: turns any string into glyphs that every terminal draws in
/// the same number of columns (terminal.md §3).
///
/// A glyph is one base scalar and at most two combining marks. Controls, escapes, direction
/// overrides, joiners, selectors, tags and private characters never come out. What is lost: a
/// family becomes its first person, skin tones vanish, a flag becomes its two letters, a keycap
/// its digit. A sign that a selector makes a picture stays a sign, with a blank after it: the two
/// columns that layout measures.
package enum TerminalText {
  /// The sanitised glyphs of a string with the columns (1 or 2) each takes.
  package static func glyphs(of text: String) -> [(glyph: String, columns: Int)] {
    var result: [(glyph: String, columns: Int)] = []
    for character in text {
      if let byte = character.asciiValue {
        result.append((byte < 0x20 || byte == 0x7F ? " " : String(character), 1))
        continue
      }
      var cluster = Cluster()
      for scalar in character.unicodeScalars { cluster.take(scalar, finished: &result) }
      cluster.finish(into: &result)
    }
    return result
  }

  /// The columns a string takes once sanitised.
  package static func columns(of text: String) -> Int {
    glyphs(of: text).reduce(0) { $0 + $1.columns }
  }

  /// The string that `glyphs(of:)` would draw.
  package static func sanitised(_ text: String) -> String {
    glyphs(of: text).map(\.glyph).joined()
  }
}

/// One grapheme while its scalars are sorted out.
private struct Cluster {
  private var text = ""
  private var columns = 0
  private var marks = 0
  private var isPicture = false
  private var wantsTwoColumns = false

  private static let mostMarks = 2

  mutating func take(
    _ scalar: Unicode.Scalar, finished: inout [(glyph: String, columns: Int)]
  ) {
    switch Self.role(of: scalar) {
    case .dropped:
      if scalar == "\u{FE0F}" || scalar == "\u{20E3}" { wantsTwoColumns = true }
    case .blank:
      // An ideographic space is as wide as what it separates.
      if scalar == "\u{3000}" { finished.append((" ", 1)) }
      if columns == 0 { start(" ", columns: 1) }
    case .letter(let letter):
      finished.append((letter, 1))
    case .mark:
      guard columns > 0, text != " ", marks < Self.mostMarks else { return }
      text.unicodeScalars.append(scalar)
      marks += 1
    case .base(let width):
      // What follows a picture is the rest of a joined sequence; what follows a letter is the
      // second half of an Indic conjunct and takes the next cell.
      if columns > 0, text != " " {
        if isPicture { return }
        finish(into: &finished)
      }
      start(String(Character(scalar)), columns: width)
      isPicture = scalar.properties.isEmojiPresentation || scalar.properties.isEmoji
    }
  }

  mutating func finish(into finished: inout [(glyph: String, columns: Int)]) {
    if columns > 0 { finished.append((text, columns)) }
    if columns == 1, wantsTwoColumns, text != " " { finished.append((" ", 1)) }
    columns = 0
  }

  private mutating func start(_ text: String, columns: Int) {
    self.text = text
    self.columns = columns
    marks = 0
    isPicture = false
    wantsTwoColumns = false
  }

  private enum Role {
    case dropped, blank, mark
    case letter(String)
    case base(columns: Int)
  }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return .blank
    case .format, .surrogate, .privateUse, .unassigned: return .dropped
    default: break
    }
    switch scalar.value {
    // Selectors, fillers, keycap, skin tones: without a look of their own.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x034F, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x20E3, 0x3164, 0xFFA0, 0x1F3FB...0x1F3FF:
      return .dropped
    case 0x1F1E6...0x1F1FF:
      let letter = UInt8(truncatingIfNeeded: 0x41 + scalar.value - 0x1F1E6)
      return .letter(String(Character(Unicode.Scalar(letter))))
    default: break
    }
    let width = ScalarWidth.columns(of: scalar)
    return width == 0 ? .mark : .base(columns: width)
  }
}
