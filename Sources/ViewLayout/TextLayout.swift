import ViewArchive

/// A text: wraps at words, keeps to its line limit and to the proposed height, and hugs its
/// longest line. A live text takes all the width it is offered (presentations.md §4.3).
struct TextLayout: LayoutRule {
  private let content: TextContent
  private let metrics: LayoutMetrics
  private let current: LineBreaker
  /// The widest value of a live text, which its size is made for; it does not change with the
  /// digits.
  private let longest: LineBreaker
  private let isLive: Bool
  private let lineLimit: Int

  init(_ content: TextContent, context: LayoutContext) {
    self.content = content
    metrics = context.metrics
    isLive = content.isLive
    current = LineBreaker(
      glyphs: content.glyphs(in: context.time), truncation: content.truncation)
    longest =
      isLive
      ? LineBreaker(
        glyphs: content.glyphs(in: context.time, longest: true), truncation: content.truncation)
      : current
    // A timer alone is one line, whatever its digits.
    let given = content.lineLimit.map { max(1, $0) } ?? .max
    lineLimit = isLive && content.runs.count == 1 ? 1 : given
  }

  /// What frames around the text need to know of it.
  var widths: TextWidth {
    let natural = Double(longest.widest) * metrics.columnWidth
    let scaled = natural * (1 - scaleFactor)
    let cells = (scaled / metrics.columnWidth - LayoutMetrics.tolerance).rounded(.up)
    return TextWidth(
      longest: natural, current: Double(current.widest) * metrics.columnWidth,
      bleed: max(1, cells) * metrics.columnWidth, canWrap: lineLimit > 1 && current.hasBreaks)
  }

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    size(in: proposal)
  }

  /// The answer to a proposal, in points.
  func size(in proposal: Proposal) -> Size {
    let setting = setting(of: longest, in: proposal)
    let count = max(setting.lines.count, content.reservedLines)
    let height = Double(count) * metrics.lineHeight + Double(count - 1) * lineSpacing
    let offered = proposal.width.flatMap { isLive && $0.isFinite ? $0 : nil }
    return Size(width: offered ?? setting.width, height: height)
  }

  func lines(in proposal: Proposal, bounds: Rect) -> [PlacedLine] {
    let setting = setting(of: current, in: proposal)
    return setting.lines.enumerated().map { index, line in
      let width = min(Double(line.columns) * setting.columnWidth, bounds.width)
      let spare = bounds.width.isFinite ? bounds.width - width : 0
      let x =
        switch content.alignment {
        case .leading: 0.0
        case .center: metrics.floor(spare / 2, .horizontal)
        case .trailing: spare
        }
      let y = Double(index) * (metrics.lineHeight + lineSpacing)
      return PlacedLine(
        bounds: Rect(
          x: bounds.minX + x, y: bounds.minY + y, width: width, height: metrics.lineHeight),
        runs: Self.runs(of: line.glyphs), isTruncated: line.isTruncated)
    }
  }

  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    switch guide {
    case .vertical(.firstTextBaseline): metrics.baseline
    case .vertical(.lastTextBaseline):
      pass.size(of: id, in: proposal).height - metrics.lineHeight + metrics.baseline
    case .horizontal, .vertical(.top), .vertical(.center), .vertical(.bottom), .vertical(.custom):
      nil
    }
  }

  // MARK: Setting

  /// The lines for a proposal, and how wide they make the text.
  private struct Setting {
    var lines: [LineBreaker.Line]
    var width: Double
    /// Points per column; less than the font's where the text was scaled down.
    var columnWidth: Double
  }

  private func setting(of text: LineBreaker, in proposal: Proposal) -> Setting {
    let limit = min(lineLimit, lines(in: proposal.height))
    let columns = columns(in: proposal.width, columnWidth: metrics.columnWidth)
    let lines = text.lines(columns: columns, limit: limit)
    guard let columns, lines.contains(where: \.isTruncated) else {
      let widest = lines.map(\.columns).max() ?? 0
      return Setting(
        lines: lines, width: Double(widest) * metrics.columnWidth,
        columnWidth: metrics.columnWidth)
    }
    return scaled(text, in: proposal, limit: limit)
      ?? Setting(
        lines: lines, width: Double(columns) * metrics.columnWidth,
        columnWidth: metrics.columnWidth)
  }

  /// Shrinks a text that would be truncated, if its scale factor allows; cells do not shrink.
  private func scaled(
    _ text: LineBreaker, in proposal: Proposal, limit: Int
  ) -> Setting? {
    guard !metrics.isGridded, scaleFactor < 1, let width = proposal.width, width > 0 else {
      return nil
    }
    let smallest = metrics.columnWidth * scaleFactor
    let lines = text.lines(columns: columns(in: width, columnWidth: smallest), limit: limit)
    guard !lines.contains(where: \.isTruncated), let widest = lines.map(\.columns).max() else {
      return nil
    }
    let natural = Double(widest) * metrics.columnWidth
    return Setting(
      lines: lines, width: min(width, natural),
      columnWidth: min(width, natural) / Double(max(widest, 1)))
  }

  private var scaleFactor: Double { min(max(content.minimumScaleFactor, 0.01), 1) }

  private var lineSpacing: Double { max(0, metrics.distance(content.lineSpacing, .vertical)) }

  private func columns(in width: Double?, columnWidth: Double) -> Int? {
    width.flatMap { Self.count($0 / columnWidth) }
  }

  private func lines(in height: Double?) -> Int {
    let count = height.flatMap {
      Self.count(($0 + lineSpacing) / (metrics.lineHeight + lineSpacing))
    }
    return max(1, count ?? .max)
  }

  /// How many whole ones; nil where there is no limit worth counting.
  private static func count(_ quotient: Double) -> Int? {
    let whole = (quotient + LayoutMetrics.tolerance).rounded(.down)
    return whole < 1_000_000 ? Int(max(0, whole)) : nil
  }

  private static func runs(of glyphs: [Glyph]) -> [PlacedLine.Run] {
    glyphs.reduce(into: []) { runs, glyph in
      switch glyph.content {
      case .symbol(let name): runs.append(PlacedLine.Run(.symbol(name), style: glyph.style))
      case .character(let character):
        if let last = runs.last, case .text(let text) = last.content, last.style == glyph.style {
          runs[runs.count - 1].content = .text(text + String(character))
        } else {
          runs.append(PlacedLine.Run(.text(String(character)), style: glyph.style))
        }
      }
    }
  }
}
