import FlexLayout
import ViewArchive

/// What a box of React Native's layout shows: a text, an image, or views of another kind.
struct FlexLeaf: Sendable {
  /// The outermost layer of it.
  let id: BoxID
  private let box: LayoutBox
  private let text: TextContent?
  private let context: LayoutContext

  /// - Parameters:
  ///   - id: The outermost layer of it among the boxes of the pass.
  ///   - box: The box of that.
  init(_ id: BoxID, _ box: LayoutBox, context: LayoutContext) {
    self.id = id
    self.box = box
    self.context = context
    if case .view(.text(let text)) = box.element { self.text = text } else { text = nil }
  }

  /// Returns what measures it.
  func measured(_ pass: LayoutPass) -> FlexContent {
    let baseline: (@Sendable (FlexSize) -> Double)? = text.map { text in
      let line = context.metrics.line(of: text)
      return { _ in line.baseline }
    }
    return FlexContent(baseline: baseline) { width, _ in
      // The height is never limited: a text that is too high for its box is cut where it is drawn.
      let size = size(in: Proposal(width: width.length, height: nil), pass)
      return FlexSize(width: size.width, height: size.height)
    }
  }

  /// Returns the size for a proposal, in points. A pass is needed only for what has children.
  private func size(in proposal: Proposal, _ pass: LayoutPass) -> Size {
    guard box.children.isEmpty else {
      var copy = pass
      return copy.size(of: id, in: proposal)
    }
    var none = LayoutPass(placeholderWith: context.metrics)
    func size(_ proposal: Proposal) -> Size {
      box.rule.size(of: box, in: proposal, &none).defined
    }
    guard let width = proposal.width, bleeds(at: width, natural: size) else {
      return size(proposal)
    }
    return size(Proposal(width: nil, height: proposal.height))
  }

  /// Returns where it is in a box of a size without borders and paddings: texts at the top, by their
  /// alignment, other views in the middle.
  func placement(in size: Size, at origin: Point, _ pass: inout LayoutPass) -> ChildPlacement {
    let metrics = pass.metrics
    guard let text else {
      let proposal = Proposal(size)
      let own = pass.size(of: id, in: proposal)
      return ChildPlacement(
        box: id,
        origin: origin.moved(
          by: Point(
            x: metrics.floor((size.width - own.width) / 2, .horizontal),
            y: metrics.floor((size.height - own.height) / 2, .vertical))),
        proposal: proposal)
    }
    var proposal = Proposal(width: size.width, height: max(size.height, lineHeight(of: text)))
    if bleeds(at: size.width, natural: { pass.size(of: id, in: $0) }) { proposal.width = nil }
    let spare = size.width - pass.size(of: id, in: proposal).width
    let x =
      switch text.alignment {
      case .leading: 0.0
      case .center: metrics.floor(spare / 2, .horizontal)
      case .trailing: metrics.floor(spare, .horizontal)
      }
    return ChildPlacement(
      box: id, origin: origin.moved(by: Point(x: x, y: 0)), proposal: proposal)
  }

  private func lineHeight(of text: TextContent) -> Double {
    context.metrics.line(of: text).height
  }

  /// By how much a text that could be wrapped may be wider than its box, in points.
  private static let mostOverflow = 3 * LayoutMetrics.cell.width

  /// True for a text that is wider than its box among cells only: it keeps its line, over the
  /// paddings around it, where it cannot be wrapped or is little wider (FLEX-3).
  private func bleeds(at width: Double, natural: (Proposal) -> Size) -> Bool {
    guard let text, context.metrics.isGridded, !text.isLive else { return false }
    let own = natural(.unspecified).width
    guard own > width + LayoutMetrics.tolerance,
      box.traits.text?.canWrap != true || own <= width + Self.mostOverflow
    else { return false }
    var phone = context
    phone.metrics = .phone
    phone.time.hasTypographicSpaces = true
    let needed = TextLayout(text, context: phone).size(in: .unspecified).width
    return needed <= width + LayoutMetrics.cell.width / 2
  }
}

extension FlexMeasureMode {
  /// The length that is proposed to content; nil: its own.
  fileprivate var length: Double? {
    switch self {
    case .unlimited: nil
    case .atMost(let length), .exactly(let length): length
    }
  }
}
