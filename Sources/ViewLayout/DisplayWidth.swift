/// How many columns of a terminal a character takes: 0, 1 or 2.
package enum DisplayWidth {
  /// The columns of all characters of a string, one after the other.
  package static func columns(of string: String) -> Int {
    string.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one grapheme, however many scalars it is made of: those of its widest scalar,
  /// and 2 for emoji sequences, flags and keycaps.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    return isEmojiSequence(character.unicodeScalars)
      ? 2 : character.unicodeScalars.reduce(0) { max($0, columns(of: $1)) }
  }

  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    if scalars.contains("\u{20E3}") { return true }
    guard first.properties.isEmoji else { return false }
    let isRegionalIndicator = (0x1F1E6...0x1F1FF).contains(first.value)
    if isRegionalIndicator { return scalars.count > 1 }
    return !first.isASCII && scalars.contains("\u{FE0F}")
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    // Vowels and finals of Hangul join the initial before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// Unicode's East Asian Width "wide" and "fullwidth" (UAX 11), without emoji.
  private static func isWide(_ value: UInt32) -> Bool {
    value >= 0x1100 && wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
