import ViewArchive

/// Breaks a text into lines: at spaces and hyphens, between ideographs, and inside a word only
/// where it is longer than a line, then with a hyphen (LAYOUT-28). Lengths are points at the text's
/// natural size.
///
/// Written here because Foundation's public interface has no line breaking.
struct LineBreaker: Sendable {
  let text: GlyphText
  private let truncation: TextContent.Truncation
  private let metrics: LayoutMetrics
  /// Width of the ellipsis, in points.
  private let ellipsisWidth: Double
  /// The ranges between line breaks.
  private let paragraphs: [Range<Int>]
  /// The width of the widest paragraph without a limit.
  let naturalWidth: Double
  private let widestGlyph: Double

  /// The visible part of a text in one line: `head`, an ellipsis if truncated, `tail`; or a part of
  /// a word and a hyphen.
  struct Line: Hashable, Sendable {
    var head: Range<Int>
    var tail: Range<Int>
    var isTruncated: Bool
    var isHyphenated = false
    var width: Double
  }

  init(
    _ text: GlyphText, truncation: TextContent.Truncation, metrics: LayoutMetrics
  ) {
    self.text = text
    self.truncation = truncation
    self.metrics = metrics
    ellipsisWidth = metrics.glyphMetrics(for: text.style(of: 0)).ellipsis
    var paragraphs: [Range<Int>] = []
    var (start, width, widest, widestGlyph) = (0, 0.0, 0.0, 0.0)
    for (index, glyph) in text.glyphs.enumerated() {
      if glyph.isNewline {
        paragraphs.append(start..<index)
        (start, width) = (index + 1, 0)
        continue
      }
      width += glyph.advance
      widest = max(widest, width)
      widestGlyph = max(widestGlyph, glyph.advance)
    }
    paragraphs.append(start..<text.glyphs.count)
    self.paragraphs = paragraphs
    naturalWidth = widest
    self.widestGlyph = widestGlyph
  }

  /// Returns all lines for a width in points (nil: no limit); if there are more than `limit`, the
  /// last one that is kept has an ellipsis.
  /// - Precondition: `limit` is at least 1.
  func lines(width room: Double?, limit: Int) -> [Line] {
    let whole = paragraphs.map { Piece(range: $0) }
    guard let room else { return limited(whole, to: limit, room: .infinity) }
    if widestGlyph > room {
      let width = room >= ellipsisWidth ? ellipsisWidth : 0
      return [Line(head: 0..<0, tail: 0..<0, isTruncated: true, width: width)]
    }
    guard naturalWidth > room + LayoutMetrics.tolerance else {
      return limited(whole, to: limit, room: room)
    }
    let pieces = paragraphs.flatMap { self.pieces(of: $0, room: room, keepsWords: limit > 1) }
    return limited(pieces, to: limit, room: room)
  }

  /// True if the text can be broken without splitting a word.
  var hasBreaks: Bool {
    let glyphs = text.glyphs
    return glyphs.indices.contains { index in
      glyphs[index].isSpace || glyphs[index].isNewline
        || (index > 0 && Glyph.canBreak(between: glyphs[index - 1], and: glyphs[index]))
    }
  }

  /// Returns the runs that are drawn for a line.
  /// - Precondition: `line` is a line of this text.
  func runs(of line: Line) -> [PlacedLine.Run] {
    var runs: [PlacedLine.Run] = []
    text.write(line.head, to: &runs)
    if line.isHyphenated {
      GlyphText.write(Self.hyphen, style: text.style(of: line.head.upperBound - 1), to: &runs)
    }
    guard line.isTruncated, line.width > 0 else { return runs }
    let neighbour = line.head.isEmpty ? line.tail.lowerBound : line.head.upperBound - 1
    GlyphText.write(Self.ellipsis, style: text.style(of: neighbour), to: &runs)
    text.write(line.tail, to: &runs)
    return runs
  }

  private static let ellipsis = "…"
  private static let hyphen = "-"

  // MARK: Breaking

  /// The content of a line that is not truncated.
  private struct Piece {
    var range: Range<Int>
    var isHyphenated = false
  }

  private func pieces(
    of paragraph: Range<Int>, room: Double, keepsWords: Bool
  ) -> [Piece] {
    let glyphs = text.glyphs
    var lines: [Piece] = []
    var start = paragraph.lowerBound
    var width = 0.0
    // The last break opportunity: where the line can end, and where the next one would begin.
    var opportunity: (end: Int, next: Int)?
    var hasInk = false
    var index = start
    while index < paragraph.upperBound {
      let glyph = glyphs[index]
      let advance = glyph.advance
      if glyph.isSpace {
        let isRun = index > start && glyphs[index - 1].isSpace
        if hasInk { opportunity = (isRun ? opportunity?.end ?? index : index, index + 1) }
      } else {
        if index > start, Glyph.canBreak(between: glyphs[index - 1], and: glyph) {
          opportunity = (index, index)
        }
        if width + advance > room + LayoutMetrics.tolerance, index > start {
          if opportunity == nil, keepsWords,
            let word = wholeWord(from: start, in: paragraph, room: room)
          {
            width = self.width(of: word)
            index = word.upperBound
            continue
          }
          let hyphen = opportunity == nil ? hyphenation(from: start, to: index, room: room) : nil
          let (end, next) = opportunity ?? hyphen.map { ($0, $0) } ?? (index, index)
          lines.append(Piece(range: start..<end, isHyphenated: hyphen != nil))
          (start, index, width, opportunity, hasInk) = (next, next, 0, nil, false)
          continue
        }
        hasInk = true
      }
      width += advance
      index += 1
    }
    // Spaces at the end of a paragraph count only as far as they fit.
    var end = paragraph.upperBound
    while end > start, width > room, glyphs[end - 1].isSpace {
      end -= 1
      width -= glyphs[end].advance
    }
    lines.append(Piece(range: start..<end))
    return lines
  }

  /// Returns where a word that begins at `start` is divided with a hyphen so that its first part is
  /// as long as the room allows. Nil: nowhere before `index`, where the room ends.
  private func hyphenation(from start: Int, to index: Int, room: Double) -> Int? {
    guard !metrics.hasModelLetters else { return nil }
    let glyphs = text.glyphs
    // A word may be divided again: its first part is on the line before.
    var first = start
    let most = Hyphenation.mostLetters
    while first > 0, start - first <= most, isLetter(at: first - 1) { first -= 1 }
    var end = start
    while end < glyphs.count, end - first <= most, isLetter(at: end) { end += 1 }
    guard end > index, Hyphenation.leastLetters...most ~= end - first else { return nil }
    let word = (first..<end).compactMap { text.character(at: $0) }
    guard word.count == end - first else { return nil }
    return Hyphenation.places(in: word).map { first + $0 }.last {
      $0 > start && $0 <= index && width(of: start..<$0) + hyphenWidth(at: $0 - 1) <= room
    }
  }

  private func isLetter(at index: Int) -> Bool {
    text.glyphs[index].breaking == .letter && text.character(at: index)?.isLetter == true
  }

  private func hyphenWidth(at index: Int) -> Double {
    metrics.glyphMetrics(for: text.style(of: index)).advance(of: "-", columns: 1)
  }

  /// Returns the word that begins at `start` if it stays whole although it is wider than the line:
  /// its letters fit on a phone, and in cells it exceeds the line by two columns at most (GRID-6).
  private func wholeWord(
    from start: Int, in paragraph: Range<Int>, room: Double
  ) -> Range<Int>? {
    guard metrics.isGridded else { return nil }
    let glyphs = text.glyphs
    var end = start
    var width = 0.0
    while end < paragraph.upperBound, !glyphs[end].isSpace,
      end == start || !Glyph.canBreak(between: glyphs[end - 1], and: glyphs[end])
    {
      width += glyphs[end].advance
      guard width <= room + 2 * metrics.columnWidth else { return nil }
      end += 1
    }
    return text.phoneWidth(of: start..<end) <= room ? start..<end : nil
  }

  private func limited(_ pieces: [Piece], to limit: Int, room: Double) -> [Line] {
    let isCut = pieces.count > limit
    var lines = pieces.prefix(isCut ? limit - 1 : pieces.count).map { piece in
      let end = piece.range.upperBound
      return Line(
        head: piece.range, tail: end..<end, isTruncated: false, isHyphenated: piece.isHyphenated,
        width: width(of: piece.range) + (piece.isHyphenated ? hyphenWidth(at: end - 1) : 0))
    }
    if isCut { lines.append(cut(from: pieces[limit - 1].range.lowerBound, room: room)) }
    return lines
  }

  // MARK: Truncation

  private func cut(from start: Int, room: Double) -> Line {
    let rest = start..<text.glyphs.count
    guard room >= ellipsisWidth else {
      return Line(head: 0..<0, tail: 0..<0, isTruncated: true, width: 0)
    }
    let room = room - ellipsisWidth
    var head = rest.lowerBound..<rest.lowerBound
    var tail = rest.upperBound..<rest.upperBound
    // Without a width limit only later lines are left out, so there is no middle to remove.
    switch room.isInfinite && truncation == .middle ? .tail : truncation {
    case .tail:
      let end = text.glyphs[rest].firstIndex(where: \.isNewline) ?? rest.upperBound
      head = trimmed(prefix(of: start..<end, room: room))
    case .head:
      tail = suffix(of: rest, room: room)
    case .middle:
      let half = metrics.wholeColumns(room / 2)
      head = prefix(of: rest, room: room - half)
      tail = suffix(of: head.upperBound..<rest.upperBound, room: half)
    }
    let width = width(of: head) + ellipsisWidth + width(of: tail)
    return Line(head: head, tail: tail, isTruncated: true, width: width)
  }

  private func prefix(of range: Range<Int>, room: Double) -> Range<Int> {
    var (end, room) = (range.lowerBound, room)
    while end < range.upperBound {
      room -= text.glyphs[end].advance
      guard room >= 0 else { break }
      end += 1
    }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, room: Double) -> Range<Int> {
    var (start, room) = (range.upperBound, room)
    while start > range.lowerBound {
      room -= text.glyphs[start - 1].advance
      guard room >= 0 else { break }
      start -= 1
    }
    return start..<range.upperBound
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.glyphs[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  // MARK: Widths

  private func width(of range: Range<Int>) -> Double {
    text.glyphs[range].reduce(0) { $0 + $1.advance }
  }
}
