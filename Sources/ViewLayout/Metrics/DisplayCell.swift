/// The content of one cell (or of two adjacent columns): a base scalar and at most two combining
/// marks, which every terminal draws in the same number of columns (WIDTH-1).
///
/// Controls, escapes, direction overrides, joiners, selectors, tags and private characters never
/// become part of one. Simplifications: a family becomes its first person, a skin tone after the
/// person it colours is dropped, a flag becomes its two letters, a keycap its digit. A symbol with
/// an emoji variation selector keeps its text form and is followed by a blank, because the emoji
/// takes two columns.
package struct DisplayCell: Hashable, Sendable {
  package var base: Unicode.Scalar
  package var firstMark: Unicode.Scalar?
  package var secondMark: Unicode.Scalar?
  /// 1 or 2.
  package var columns: Int

  init(_ base: Unicode.Scalar, columns: Int) {
    self.base = base
    self.columns = columns
  }

  package static let blank = DisplayCell(" ", columns: 1)

  package var isBlank: Bool { base == " " }

  /// All scalars as one string.
  package var glyph: String {
    var text = String(Character(base))
    if let firstMark { text.unicodeScalars.append(firstMark) }
    if let secondMark { text.unicodeScalars.append(secondMark) }
    return text
  }

  fileprivate mutating func add(mark: Unicode.Scalar) {
    if firstMark == nil { firstMark = mark } else if secondMark == nil { secondMark = mark }
  }
}

extension DisplayCell {
  /// Calls `body` for each cell that a grapheme is drawn in: none for an invisible one, two for a
  /// flag or an Indic conjunct.
  package static func each(of character: Character, _ body: (DisplayCell) -> Void) {
    if let byte = character.asciiValue {
      let isControl = byte < 0x20 || byte == 0x7F
      return body(isControl ? .blank : DisplayCell(Unicode.Scalar(byte), columns: 1))
    }
    var cell: DisplayCell?
    var baseIsEmoji = false
    var becomesEmoji = false
    func finish() {
      guard let done = cell else { return }
      body(done)
      if becomesEmoji, done.columns == 1 { body(.blank) }
      cell = nil
    }
    for scalar in character.unicodeScalars {
      switch ScalarRole(of: scalar) {
      case .dropped: break
      case .emojiSelector:
        if let cell, cell.base.properties.isEmoji { becomesEmoji = true }
      case .blank:
        // An ideographic space is as wide as the characters it separates.
        if scalar == "\u{3000}" { body(.blank) }
        if cell == nil { cell = .blank }
      case .letter(let letter): body(DisplayCell(letter, columns: 1))
      case .mark:
        if cell?.isBlank == false { cell?.add(mark: scalar) }
      case .skinTone:
        if let cell { becomesEmoji = becomesEmoji || cell.base.properties.isEmoji }
        if cell == nil { cell = DisplayCell(scalar, columns: 2) }
      case .base(let columns):
        // A scalar after an emoji is the rest of a joined sequence and is skipped; one after a
        // letter is the second half of an Indic conjunct and takes the next cell.
        if cell?.isBlank == false {
          if baseIsEmoji { continue }
          finish()
        }
        cell = DisplayCell(scalar, columns: columns)
        baseIsEmoji = scalar.properties.isEmoji
        becomesEmoji = false
      }
    }
    finish()
  }
}

/// How a scalar changes the cell that is being built.
private enum ScalarRole {
  /// Ignored: it would control the terminal, or has no glyph of its own.
  case dropped
  /// U+FE0F, which selects the emoji form of a symbol.
  case emojiSelector
  case blank
  /// A regional indicator, replaced by its letter.
  case letter(Unicode.Scalar)
  case mark
  case skinTone
  case base(columns: Int)

  init(of scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      self = .blank
      return
    case .format, .surrogate, .privateUse, .unassigned:
      self = .dropped
      return
    default: break
    }
    switch scalar.value {
    case 0xFE0F: self = .emojiSelector
    // Variation selectors, fillers, the keycap's frame (U+20E3).
    case 0xFE00...0xFE0E, 0xE0100...0xE01EF, 0x034F, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x20E3, 0x3164, 0xFFA0:
      self = .dropped
    case 0x1F3FB...0x1F3FF: self = .skinTone
    case 0x1F1E6...0x1F1FF:
      let letter = UInt8(truncatingIfNeeded: 0x41 + scalar.value - 0x1F1E6)
      self = .letter(Unicode.Scalar(letter))
    default:
      let columns = ScalarWidth.columns(of: scalar)
      self = columns == 0 ? .mark : .base(columns: columns)
    }
  }
}
