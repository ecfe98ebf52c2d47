import ViewArchive

/// A text of 28 points and more, drawn in one line of two rows where the proposal allows, else like
/// any other text (GRID-11).
struct TallTextLayout: LayoutRule {
  private let content: TextContent
  private let plain: TextLayout
  private let isLive: Bool
  private let metrics: LayoutMetrics
  /// Widths of the tall line in points: for the longest value, and for the current one.
  private let longest: Double
  private let current: Double

  /// Minimum font size in points; smaller fonts are one row high.
  static let leastFont = 28.0

  /// Creates the rule of a tall text. Nil: the text cannot be drawn tall, or tall text is off.
  init?(_ content: TextContent, plain: TextLayout, context: LayoutContext) {
    guard context.hasTallText, context.metrics.isGridded, !content.runs.isEmpty,
      content.runs.allSatisfy({
        $0.style.font.pointSize * context.metrics.scale >= Self.leastFont
      }),
      content.reservedLines <= 1,
      let longest = Self.columns(of: content, in: context.time, longest: true),
      let current = Self.columns(of: content, in: context.time, longest: false)
    else { return nil }
    self.content = content
    self.plain = plain
    isLive = content.isLive
    metrics = context.metrics
    self.longest = Double(longest) * metrics.columnWidth
    self.current = Double(current) * metrics.columnWidth
  }

  private static func columns(
    of content: TextContent, in time: TimedTextContext, longest: Bool
  ) -> Int? {
    var text = ""
    for run in content.runs {
      switch run.content {
      case .literal(let literal): text += literal
      case .timed(let timed):
        text +=
          longest
          ? content.longestString(of: timed, in: time)
          : content.string(of: timed, in: time, form: .regular)
      case .symbol: return nil
      }
    }
    return TallText.columns(of: text)
  }

  /// True when a line of one row has a font and characters that could be tall.
  static func isCandidate(_ line: PlacedLine, _ metrics: LayoutMetrics) -> Bool {
    guard !line.runs.isEmpty else { return false }
    return line.runs.allSatisfy { run in
      guard case .text(let text) = run.content,
        run.style.font.pointSize * metrics.scale >= leastFont
      else { return false }
      return TallText.columns(of: text) != nil
    }
  }

  /// The height of the second row in points. A container that lacks height counts the text as one
  /// row high.
  var removableRowHeight: Double { LayoutMetrics.cell.height }

  private func isTall(in proposal: Proposal) -> Bool {
    longest <= proposal.width ?? .infinity
      && 2 * LayoutMetrics.cell.height <= proposal.height ?? .infinity
  }

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    guard isTall(in: proposal) else { return plain.size(in: proposal) }
    let offered = proposal.width.flatMap { isLive ? $0 : nil }
    return Size(width: offered ?? longest, height: 2 * LayoutMetrics.cell.height)
  }

  func lines(in proposal: Proposal, bounds: Rect) -> [PlacedLine] {
    let lines = plain.lines(in: proposal, bounds: bounds)
    guard isTall(in: proposal), lines.count == 1, var line = lines.first else { return lines }
    let spare = bounds.width.isFinite ? bounds.width - current : 0
    let x =
      switch content.alignment {
      case .leading: 0.0
      case .center: metrics.floor(spare / 2, .horizontal)
      case .trailing: spare
      }
    line.bounds = Rect(
      x: bounds.minX + x, y: bounds.minY, width: current, height: 2 * LayoutMetrics.cell.height)
    return [line]
  }

  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    guard isTall(in: proposal) else {
      return plain.explicitGuide(guide, of: id, in: proposal, &pass)
    }
    switch guide {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      return 2 * LayoutMetrics.cell.height
    case .horizontal, .vertical(.top), .vertical(.center), .vertical(.bottom), .vertical(.custom):
      return nil
    }
  }
}
