/// The glyphs U+1FB00 to U+1FB3B, which fill some of the six parts of a cell. The parts are numbered
/// from the upper left, row by row, and are the bits of a pattern from the lowest on.
enum SextantGlyph {
  static let parts = 6
  /// The patterns of all six parts, of the left and of the right half.
  private static let all = 0b111111
  private static let left = 0b010101
  private static let right = 0b101010
  private static let first: UInt32 = 0x1FB00

  /// Returns the glyph of a pattern, 0 to 63: where Unicode has an older one, that.
  static func code(of pattern: Int) -> GlyphCode {
    switch pattern {
    case 0: .blank
    case all: GlyphCode("█")
    case left: leftHalf
    case right: rightHalf
    default: codes[pattern]
    }
  }

  private static let leftHalf = GlyphCode("▌")
  private static let rightHalf = GlyphCode("▐")

  /// Returns the pattern of a left or right half, which bars use, too; nil: it is another glyph.
  static func patternOfHalf(_ code: GlyphCode) -> Int? {
    code == leftHalf ? left : code == rightHalf ? right : nil
  }

  private static let codes: [GlyphCode] = (0...all).map { pattern in
    let skipped = (pattern > left ? 1 : 0) + (pattern > right ? 1 : 0)
    let value = first + UInt32(max(pattern - 1 - skipped, 0))
    return Unicode.Scalar(value).map { GlyphCode(String($0)) } ?? .blank
  }

  /// Returns the pattern of a glyph; nil: it is none of these glyphs.
  static func pattern(of code: GlyphCode) -> Int? {
    guard code.bits >= UInt64(first), code.bits <= UInt64(first) + 0x3B else { return nil }
    var pattern = Int(code.bits - UInt64(first)) + 1
    if pattern >= left { pattern += 1 }
    if pattern >= right { pattern += 1 }
    return pattern
  }
}

extension Cell {
  /// The colours of the six parts, apart from text.
  var sextants: [RGB] {
    if let pattern = SextantGlyph.pattern(of: code) ?? SextantGlyph.patternOfHalf(code) {
      return (0..<SextantGlyph.parts).map {
        pattern >> $0 & 1 == 1 ? style.foreground : style.background
      }
    }
    let (upper, lower) = halves
    let middle = upper.mixed(lower)
    return [upper, upper, middle, middle, lower, lower]
  }
}
