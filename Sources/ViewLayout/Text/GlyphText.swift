import ViewArchive

/// A text as glyphs. Its bytes are stored in one array, so that a line is a slice of it.
struct GlyphText: Sendable {
  struct Run: Sendable {
    var style: RunStyle
    /// The SF Symbols name. Nil: the run is not a symbol.
    var symbol: String?
  }

  private(set) var glyphs: [Glyph] = []
  private(set) var runs: [Run] = []
  private var bytes: [UInt8] = []

  mutating func append(_ string: String, style: RunStyle, _ metrics: LayoutMetrics) {
    let run = Int32(clamping: runs.count)
    runs.append(Run(style: style))
    let glyphMetrics = metrics.glyphMetrics(for: style)
    let first = bytes.count
    bytes.append(contentsOf: string.utf8)
    if bytes[first...].allSatisfy({ $0 < 0x80 }) {
      appendASCII(from: first, run: run, glyphMetrics)
    } else {
      appendGraphemes(of: string, from: first, run: run, glyphMetrics)
    }
  }

  mutating func append(symbol: String, style: RunStyle, _ metrics: LayoutMetrics) {
    glyphs.append(
      Glyph(
        start: Int32(clamping: bytes.count), run: Int32(clamping: runs.count), columns: 2,
        advance: metrics.glyphMetrics(for: style).width(ofSymbol: symbol), breaking: .letter))
    runs.append(Run(style: style, symbol: symbol))
  }

  private mutating func appendASCII(from first: Int, run: Int32, _ glyphMetrics: GlyphMetrics) {
    glyphs.reserveCapacity(glyphs.count + bytes.count - first)
    var index = first
    while index < bytes.count {
      let byte = bytes[index]
      var breaking = BreakClass(ascii: byte)
      // A hyphen at the start of a word is a minus sign: no break after it.
      if breaking == .hyphen, index == first || bytes[index - 1] <= 0x20 { breaking = .letter }
      glyphs.append(
        Glyph(
          start: Int32(clamping: index), run: run, columns: 1,
          advance: glyphMetrics.advance(of: Unicode.Scalar(byte), columns: 1), breaking: breaking))
      let isLineEnd = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      index += isLineEnd ? 2 : 1
    }
  }

  private mutating func appendGraphemes(
    of string: String, from first: Int, run: Int32, _ glyphMetrics: GlyphMetrics
  ) {
    var start = first
    var isAfterSpace = true
    for character in string {
      let columns = DisplayWidth.columns(of: character)
      var breaking = BreakClass(character, columns: columns)
      if breaking == .hyphen, isAfterSpace { breaking = .letter }
      isAfterSpace = breaking == .space || breaking == .newline
      glyphs.append(
        Glyph(
          start: Int32(clamping: start), run: run, columns: UInt8(clamping: columns),
          advance: glyphMetrics.advance(
            of: character.unicodeScalars.first ?? " ", columns: columns),
          breaking: breaking))
      start += character.utf8.count
    }
  }

  // MARK: Converting to runs

  /// Appends the content of a range of glyphs as runs; a line break inside of it becomes a space.
  /// - Precondition: `range` is inside of `glyphs`.
  func write(_ range: Range<Int>, to runs: inout [PlacedLine.Run]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let glyph = glyphs[index]
      var end = index + 1
      if let symbol = self.runs[Int(glyph.run)].symbol {
        runs.append(PlacedLine.Run(.symbol(symbol), style: style(of: index)))
      } else if glyph.isNewline {
        Self.write(" ", style: style(of: index), to: &runs)
      } else {
        while end < range.upperBound, glyphs[end].run == glyph.run, !glyphs[end].isNewline {
          end += 1
        }
        let slice = bytes[Int(glyph.start)..<endOfBytes(before: end)]
        Self.write(String(decoding: slice, as: UTF8.self), style: style(of: index), to: &runs)
      }
      index = end
    }
  }

  /// Appends a text; extends the last run if that has the same style.
  static func write(_ text: String, style: RunStyle, to runs: inout [PlacedLine.Run]) {
    if let last = runs.last, last.style == style, case .text(let before) = last.content {
      runs[runs.count - 1].content = .text(before + text)
    } else {
      runs.append(PlacedLine.Run(.text(text), style: style))
    }
  }

  /// Returns the style of a glyph, or a plain style for an index out of range.
  func style(of index: Int) -> RunStyle {
    glyphs.indices.contains(index) ? runs[Int(glyphs[index].run)].style : RunStyle()
  }

  /// Returns the width that a range of glyphs has in a phone's letters, in points.
  /// - Precondition: `range` is inside of `glyphs`.
  func phoneWidth(of range: Range<Int>) -> Double {
    range.reduce(0) { width, index in
      let glyph = glyphs[index]
      let metrics = LayoutMetrics.phone.glyphMetrics(for: style(of: index))
      if let symbol = runs[Int(glyph.run)].symbol {
        return width + metrics.width(ofSymbol: symbol)
      }
      let slice = bytes[Int(glyph.start)..<endOfBytes(before: index + 1)]
      let scalar = String(decoding: slice, as: UTF8.self).unicodeScalars.first ?? " "
      return width + metrics.advance(of: scalar, columns: Int(glyph.columns))
    }
  }

  /// Returns the character of a glyph. Nil: it is a symbol.
  /// - Precondition: `index` is inside of `glyphs`.
  func character(at index: Int) -> Character? {
    guard runs[Int(glyphs[index].run)].symbol == nil else { return nil }
    let slice = bytes[Int(glyphs[index].start)..<endOfBytes(before: index + 1)]
    return String(decoding: slice, as: UTF8.self).first
  }

  private func endOfBytes(before index: Int) -> Int {
    index < glyphs.count ? Int(glyphs[index].start) : bytes.count
  }
}
