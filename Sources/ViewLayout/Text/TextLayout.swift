import ViewArchive

/// A text: wraps at words, is limited by its line limit and the proposed height, and is as wide as
/// its longest line (LAYOUT-12). A live text takes the whole proposed width (TIME-12).
struct TextLayout: LayoutRule {
  private let content: TextContent
  private let metrics: LayoutMetrics
  private let line: LineMetrics
  /// The current value of the text in its forms, which are tried in order until one fits; most
  /// texts have one.
  private let forms: [LineBreaker]
  /// The widest value of a live text, which determines its size, so that the size does not change
  /// with the digits.
  private let longest: LineBreaker
  private let isLive: Bool
  private let lineLimit: Int

  init(_ content: TextContent, context: LayoutContext) {
    self.content = content
    metrics = context.metrics
    line = context.metrics.line(of: content)
    isLive = content.isLive
    func breaker(_ strings: [String]) -> LineBreaker {
      LineBreaker(
        content.glyphs(writing: strings, context.metrics), truncation: content.truncation,
        metrics: context.metrics)
    }
    let timed = content.timedTexts
    let shown = timed.isEmpty ? [TimedTextForm.regular] : TimedTextForm.allCases
    var strings: [[String]] = []
    for form in shown {
      let next = timed.map {
        let string = content.string(of: $0, in: context.time, form: form)
        // A phone's dashes in the place of seconds are as wide as its digits.
        return context.time.isLuminanceReduced && !context.metrics.isGridded
          ? string.replacing("--", with: "\u{2212}\u{2212}") : string
      }
      if strings.last != next { strings.append(next) }
    }
    forms = strings.map(breaker)
    longest =
      isLive
      ? breaker(timed.map { content.longestString(of: $0, in: context.time) }) : forms[0]
    // A timer alone is one line, whatever its digits.
    let given = content.lineLimit.map { max(1, $0) } ?? .max
    lineLimit = isLive && content.runs.count == 1 ? 1 : given
  }

  /// The widths that frames around the text use.
  var widths: TextWidth {
    let natural = longest.naturalWidth
    let scaled = natural * (1 - scaleFactor)
    let cells = (scaled / metrics.columnWidth - LayoutMetrics.tolerance).rounded(.up)
    return TextWidth(
      longest: natural, current: forms[0].naturalWidth,
      maximumOverflow: max(1, cells) * metrics.columnWidth,
      canWrap: lineLimit > 1 && forms[0].hasBreaks)
  }

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    size(in: proposal)
  }

  /// Returns the size for a proposal, in points.
  func size(in proposal: Proposal) -> Size {
    let typeset = typeset(of: [longest], in: proposal)
    let count = max(typeset.lines.count, content.reservedLines)
    let height = line.scaled(by: typeset.scale).height(ofLines: count, spacing: lineSpacing)
    let offered = proposal.width.flatMap { isLive ? $0 : nil }
    return Size(width: offered ?? typeset.width, height: height)
  }

  func lines(in proposal: Proposal, bounds: Rect) -> [PlacedLine] {
    let typeset = typeset(of: forms, in: proposal)
    let line = line.scaled(by: typeset.scale)
    return typeset.lines.enumerated().map { index, set in
      let width = min(set.width * typeset.scale, bounds.width)
      let spare = bounds.width.isFinite ? bounds.width - width : 0
      let x =
        switch content.alignment {
        case .leading: 0.0
        case .center: metrics.floor(spare / 2, .horizontal)
        case .trailing: spare
        }
      let y = Double(index) * (line.advance + lineSpacing)
      return PlacedLine(
        bounds: Rect(
          x: bounds.minX + x, y: bounds.minY + y, width: width, height: line.height),
        runs: typeset.text.runs(of: set), isTruncated: set.isTruncated)
    }
  }

  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    let scale = scaleFactor < 1 ? typeset(of: [longest], in: proposal).scale : 1
    let line = line.scaled(by: scale)
    return switch guide {
    case .vertical(.firstTextBaseline): line.baseline
    case .vertical(.lastTextBaseline):
      pass.size(of: id, in: proposal).height - line.height + line.baseline
    case .horizontal, .vertical(.top), .vertical(.center), .vertical(.bottom), .vertical(.custom):
      nil
    }
  }

  // MARK: Typesetting

  /// The lines for a proposal, and the resulting width of the text.
  private struct TypesetText {
    var text: LineBreaker
    var lines: [LineBreaker.Line]
    var width: Double
    /// Less than 1 where the text was scaled down.
    var scale = 1.0

    var isTruncated: Bool { lines.contains(where: \.isTruncated) }
  }

  /// Returns the first form that fits, scaled down if necessary, else the last one, truncated.
  private func typeset(of forms: [LineBreaker], in proposal: Proposal) -> TypesetText {
    let limit = min(lineLimit, lines(in: proposal.height))
    let room = metrics.room(in: proposal.width)
    var typeset = TypesetText(text: longest, lines: [], width: 0)
    for text in forms {
      let lines = text.lines(width: room, limit: limit)
      typeset = TypesetText(text: text, lines: lines, width: lines.map(\.width).max() ?? 0)
      guard typeset.isTruncated, let room else { return typeset }
      if let scaled = scaled(text, in: proposal, limit: limit) { return scaled }
      typeset.width = room
    }
    return smallest(typeset.text, in: proposal, limit: limit) ?? typeset
  }

  /// Returns a text that is cut although it is as small as its scale factor allows: it stays small.
  /// Nil: it has no such factor.
  private func smallest(
    _ text: LineBreaker, in proposal: Proposal, limit: Int
  ) -> TypesetText? {
    guard !metrics.isGridded, scaleFactor < 1, let width = proposal.width, width > 0 else {
      return nil
    }
    let lines = text.lines(width: metrics.room(in: width, scale: scaleFactor), limit: limit)
    guard lines.contains(where: \.isTruncated) else { return nil }
    return TypesetText(text: text, lines: lines, width: width, scale: scaleFactor)
  }

  /// Scales down a text that would be truncated, if its scale factor allows. Nil: it does not. On
  /// the grid text is never scaled: there the factor determines how far it may bleed out of its
  /// frame (GRID-6).
  private func scaled(
    _ text: LineBreaker, in proposal: Proposal, limit: Int
  ) -> TypesetText? {
    guard !metrics.isGridded, scaleFactor < 1, let width = proposal.width, width > 0 else {
      return nil
    }
    let room = metrics.room(in: width, scale: scaleFactor)
    let lines = text.lines(width: room, limit: limit)
    guard !lines.contains(where: \.isTruncated), let widest = lines.map(\.width).max() else {
      return nil
    }
    return TypesetText(
      text: text, lines: lines, width: min(width, widest),
      scale: widest > 0 ? min(width / widest, 1) : 1)
  }

  private var scaleFactor: Double { min(max(content.minimumScaleFactor, 0.01), 1) }

  private var lineSpacing: Double { max(0, metrics.distance(content.lineSpacing, .vertical)) }

  private func lines(in height: Double?) -> Int {
    let further = height.flatMap {
      Self.count(($0 - line.height) / (line.advance + lineSpacing))
    }
    return further.map { $0 + 1 } ?? .max
  }

  /// Rounds down to a whole number. Nil: too large to be a limit.
  private static func count(_ quotient: Double) -> Int? {
    let whole = (quotient + LayoutMetrics.tolerance).rounded(.down)
    return whole < 1_000_000 ? Int(max(0, whole)) : nil
  }
}
