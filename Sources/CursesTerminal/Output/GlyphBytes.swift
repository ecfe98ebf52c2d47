/// A glyph as the terminal gets it: at most 15 bytes, as numbers, because they are compared and
/// written for every cell of a frame.
struct GlyphBytes: Hashable {
  private var low: UInt64
  private var high: UInt64
  /// The number of bytes.
  let count: Int
  /// The width in columns, 1 or 2.
  private(set) var columns: Int
  /// True for a glyph without combining marks, which REP repeats.
  let hasMarks: Bool
  /// True when the terminal may give it another width: the cursor is placed after it.
  let isUncertain: Bool

  static let blank = GlyphBytes([0x20], columns: 1, hasMarks: false)

  static let questionMark = GlyphBytes([0x3F], columns: 1, hasMarks: false)

  init(_ bytes: [UInt8], columns: Int, hasMarks: Bool, isUncertain: Bool = false) {
    (low, high) = (0, 0)
    for (index, byte) in bytes.prefix(16).enumerated() {
      if index < 8 {
        low |= UInt64(byte) << UInt64(8 * index)
      } else {
        high |= UInt64(byte) << UInt64(8 * (index - 8))
      }
    }
    count = min(bytes.count, 16)
    self.columns = columns
    self.hasMarks = hasMarks
    self.isUncertain = isUncertain
  }

  var isBlank: Bool { count == 1 && low == 0x20 }
  var canRepeat: Bool { columns == 1 && !hasMarks && !isUncertain }

  /// The same glyph with two columns.
  var widened: GlyphBytes {
    var result = self
    result.columns = 2
    return result
  }

  func append(to output: inout [UInt8]) {
    var rest = low
    for index in 0..<count {
      if index == 8 { rest = high }
      output.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
