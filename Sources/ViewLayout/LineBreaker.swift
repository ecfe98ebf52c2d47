import ViewArchive

/// Breaks a text into lines of at most so many columns: at spaces, between ideographs, and inside
/// a word only where it is longer than a line.
struct LineBreaker: Sendable {
  var glyphs: [Glyph]
  var truncation: TextContent.Truncation

  struct Line: Hashable, Sendable {
    var glyphs: [Glyph]
    var isTruncated = false

    var columns: Int { glyphs.reduce(0) { $0 + $1.columns } }
  }

  /// All lines for `columns` (nil: no limit); when there are more than `limit`, the last one that
  /// is kept ends (or begins) in an ellipsis.
  func lines(columns: Int?, limit: Int) -> [Line] {
    if let columns, glyphs.contains(where: { $0.columns > columns }) {
      return [Line(glyphs: columns > 0 ? ellipsis(at: 0) : [], isTruncated: true)]
    }
    let ranges = ranges(columns: columns)
    guard ranges.count > limit else { return ranges.map { Line(glyphs: Array(glyphs[$0])) } }
    let kept = ranges.prefix(limit - 1).map { Line(glyphs: Array(glyphs[$0])) }
    return kept + [cut(from: ranges[limit - 1].lowerBound, columns: columns ?? .max)]
  }

  /// The columns of the widest line when nothing limits it.
  var widest: Int { ranges(columns: nil).map { columns(of: $0) }.max() ?? 0 }

  /// True when the text can be broken without cutting a word.
  var hasBreaks: Bool {
    glyphs.contains { $0.isSpace || $0.isNewline }
      || zip(glyphs, glyphs.dropFirst()).contains { Glyph.canBreak(between: $0, and: $1) }
  }

  // MARK: Breaking

  private func ranges(columns: Int?) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = glyphs.startIndex
    while true {
      let end = glyphs[start...].firstIndex(where: \.isNewline) ?? glyphs.endIndex
      ranges += paragraph(start..<end, columns: columns ?? .max)
      guard end < glyphs.endIndex else { return ranges }
      start = end + 1
    }
  }

  private func paragraph(_ range: Range<Int>, columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    var width = 0
    // Where the line can end, and where the next one begins then.
    var opportunity: (end: Int, next: Int)?
    var hasInk = false
    var index = start
    while index < range.upperBound {
      let glyph = glyphs[index]
      if glyph.isSpace {
        let isRun = index > start && glyphs[index - 1].isSpace
        if hasInk { opportunity = (isRun ? opportunity?.end ?? index : index, index + 1) }
      } else {
        if index > start, Glyph.canBreak(between: glyphs[index - 1], and: glyph) {
          opportunity = (index, index)
        }
        if width + glyph.columns > columns, index > start {
          let (end, next) = opportunity ?? (index, index)
          lines.append(start..<end)
          (start, index, width, opportunity, hasInk) = (next, next, 0, nil, false)
          continue
        }
        hasInk = true
      }
      width += glyph.columns
      index += 1
    }
    lines.append(start..<trimmedEnd(of: start..<range.upperBound, columns: columns))
    return lines
  }

  /// Spaces at the end of a paragraph count as far as there is room for them.
  private func trimmedEnd(of range: Range<Int>, columns: Int) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self.columns(of: range.lowerBound..<end) > columns,
      glyphs[end - 1].isSpace
    {
      end -= 1
    }
    return end
  }

  // MARK: Cutting

  private func cut(from start: Int, columns: Int) -> Line {
    let rest = start..<glyphs.endIndex
    let room = max(0, columns - 1)
    switch truncation {
    case .tail:
      let end = glyphs[rest].firstIndex(where: \.isNewline) ?? rest.upperBound
      let head = trimmed(prefix(of: start..<end, columns: room))
      return Line(glyphs: head + ellipsis(at: start + max(0, head.count - 1)), isTruncated: true)
    case .head:
      let tail = suffix(of: rest, columns: room)
      return Line(
        glyphs: ellipsis(at: rest.upperBound - max(1, tail.count)) + tail, isTruncated: true)
    case .middle:
      let head = prefix(of: rest, columns: room - room / 2)
      let tail = suffix(of: rest, columns: room / 2)
      return Line(
        glyphs: head + ellipsis(at: start + max(0, head.count - 1)) + tail, isTruncated: true)
    }
  }

  private func prefix(of range: Range<Int>, columns: Int) -> [Glyph] {
    var room = columns
    return glyphs[range].prefix {
      room -= $0.columns
      return room >= 0
    }.map(\.onOneLine)
  }

  private func suffix(of range: Range<Int>, columns: Int) -> [Glyph] {
    var room = columns
    let count = glyphs[range].reversed().prefix {
      room -= $0.columns
      return room >= 0
    }.count
    return glyphs[range].suffix(count).map(\.onOneLine)
  }

  private func trimmed(_ glyphs: [Glyph]) -> [Glyph] {
    Array(glyphs.prefix((glyphs.lastIndex { !$0.isSpace } ?? -1) + 1))
  }

  private func ellipsis(at index: Int) -> [Glyph] {
    let style = glyphs.indices.contains(index) ? glyphs[index].style : RunStyle()
    return [Glyph(Glyph.ellipsis, style: style)]
  }

  private func columns(of range: Range<Int>) -> Int {
    glyphs[range].reduce(0) { $0 + $1.columns }
  }
}

extension Glyph {
  /// A line break inside a line reads as a space.
  fileprivate var onOneLine: Glyph { isNewline ? Glyph(" ", style: style) : self }
}
