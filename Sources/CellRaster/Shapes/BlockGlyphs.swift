/// The block glyphs that edges of bodies are drawn with (SHAPE-1).
struct BlockGlyphs: Sendable {
  private let all: [BlockGlyph]

  /// Returns the glyph that differs from `bits` in the fewest of 64 points. Nil: the blank is the
  /// nearest.
  func nearest(to bits: UInt64) -> BlockGlyph? {
    if bits == .max { return Self.full }
    if bits == 0 { return nil }
    let best = all.min {
      ($0.bits ^ bits).nonzeroBitCount < ($1.bits ^ bits).nonzeroBitCount
    }
    return best?.bits == 0 ? nil : best
  }

  /// Eighths from each of the four sides, and quarters.
  static let quarters = BlockGlyphs(all: [blank, full] + eighths + quadrants)
  /// The same, and sixths.
  static let sixths = BlockGlyphs(all: quarters.all + sextants)

  private static let blank = BlockGlyph(glyph: .blank, isSwapped: false, bits: 0)
  private static let full = BlockGlyph(glyph: .blank, isSwapped: false, bits: .max)

  private static let eighths: [BlockGlyph] = {
    let lefts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"].map(GlyphCode.init)
    let lowers = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"].map(GlyphCode.init)
    return (1...7).flatMap { count in
      let left = columns(0..<count, lines: 0..<8)
      let upper = columns(0..<8, lines: 0..<count)
      return [
        BlockGlyph(glyph: lefts[count - 1], isSwapped: false, bits: left),
        BlockGlyph(glyph: lowers[7 - count], isSwapped: true, bits: upper),
        BlockGlyph(glyph: lefts[count - 1], isSwapped: true, bits: ~left),
        BlockGlyph(glyph: lowers[7 - count], isSwapped: false, bits: ~upper),
      ]
    }
  }()

  private static let quadrants: [BlockGlyph] = QuadrantGlyph.all.map { glyph, pattern in
    BlockGlyph(glyph: glyph, isSwapped: false, bits: bits(of: pattern, lines: [0..<4, 4..<8]))
  }

  /// A sixth is two and two thirds of the eight lines high; lines that are mostly inside count.
  private static let sextants: [BlockGlyph] = (1..<63).map { pattern in
    BlockGlyph(
      glyph: SextantGlyph.code(of: pattern), isSwapped: false,
      bits: bits(of: pattern, lines: [0..<3, 3..<5, 5..<8]))
  }

  /// Returns the points of the parts of a cell in two columns; a part is a bit of `pattern`, from the
  /// upper left, row by row.
  private static func bits(of pattern: Int, lines: [Range<Int>]) -> UInt64 {
    lines.indices.reduce(UInt64(0)) { sum, row in
      let parts = pattern >> (2 * row)
      return sum | (parts & 1 == 1 ? columns(0..<4, lines: lines[row]) : 0)
        | (parts & 2 == 2 ? columns(4..<8, lines: lines[row]) : 0)
    }
  }

  private static func columns(_ columns: Range<Int>, lines: Range<Int>) -> UInt64 {
    let line = columns.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    return lines.reduce(0) { $0 | line << UInt64(8 * $1) }
  }
}
