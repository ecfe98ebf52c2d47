/// The glyphs that fill some of the four parts of a cell, apart from halves, which have glyphs in
/// eighths. The parts are numbered from the upper left, row by row, and are the bits of a pattern
/// from the lowest on.
enum QuadrantGlyph {
  static let all: [(code: GlyphCode, pattern: Int)] = [
    ("▘", 0b0001), ("▝", 0b0010), ("▖", 0b0100), ("▗", 0b1000), ("▚", 0b1001), ("▞", 0b0110),
    ("▛", 0b0111), ("▜", 0b1011), ("▙", 0b1101), ("▟", 0b1110),
  ].map { (GlyphCode($0.0), $0.1) }

  /// Returns the pattern of a glyph; nil: it is none of these glyphs.
  static func pattern(of code: GlyphCode) -> Int? {
    guard range.contains(code.bits) else { return nil }
    return all.first { $0.code == code }?.pattern
  }

  private static let range: ClosedRange<UInt64> = 0x2596...0x259F
}
