import ViewArchive

/// A tree of boxes with a cache of all results so far. Measuring fills the cache; placing turns the
/// cached results into placed nodes.
///
/// Functions that take a `BoxID` trap unless it is an index of this pass's boxes.
struct LayoutPass {
  let metrics: LayoutMetrics
  private let isTraced: Bool
  private let boxes: [LayoutBox]
  private let root: BoxID
  /// The cached sizes by box. A box has about a dozen at most, which are faster compared than
  /// hashed.
  private var answers: [[Answer]]
  private var guides: [[GuideAnswer]]
  let islandRules: IslandRules
  /// True while spacers and frames without an upper limit are as high as they are by themselves.
  private(set) var hasRestingSpacers = false
  /// The number of sizes that rules have computed.
  private(set) var measureCount = 0

  private struct Answer {
    var proposal: Proposal
    var size: Size
    /// Nil: the box has only been measured so far.
    var arrangement: [ChildPlacement]?
  }

  private struct GuideAnswer {
    var guide: Guide
    var proposal: Proposal
    /// Nil: no explicit guide.
    var line: Double?
  }

  /// Creates a pass without boxes, the placeholder while another one is lent out.
  init(placeholderWith metrics: LayoutMetrics) {
    self.metrics = metrics
    isTraced = false
    islandRules = .phone
    boxes = []
    answers = []
    guides = []
    root = 0
  }

  /// Creates a pass over the boxes of a tree; `root` is the outermost one.
  init(_ boxes: [LayoutBox], root: BoxID, context: LayoutContext) {
    metrics = context.metrics
    isTraced = context.isTraced
    islandRules = context.islandRules
    self.root = root
    self.boxes = boxes
    answers = Array(repeating: [], count: boxes.count)
    guides = Array(repeating: [], count: boxes.count)
  }

  mutating func measureRoot(in proposal: Proposal) -> Size {
    size(of: root, in: metrics.floor(proposal))
  }

  mutating func placeRoot(in proposal: Proposal) -> PlacedNode {
    let proposal = metrics.floor(proposal)
    let bounds = Rect(origin: .zero, size: size(of: root, in: proposal))
    let placed = place(root, in: proposal, at: bounds, from: .leftToRight)
    return metrics.isGridded ? placed.withoutCollidingLines() : placed
  }

  /// Measures with spacers, and frames without an upper limit, that are as high as they are by
  /// themselves; the results are not kept.
  mutating func withRestingSpacers<Result>(_ measure: (inout LayoutPass) -> Result) -> Result {
    var copy = self
    copy.hasRestingSpacers = true
    copy.answers = Array(repeating: [], count: boxes.count)
    copy.guides = copy.answers.map { _ in [] }
    let result = measure(&copy)
    measureCount = copy.measureCount
    return result
  }

  /// The results of the custom containers so far, by their numbers.
  var customAnswers: [Int: [CustomContent.Answer]] {
    var found: [Int: [CustomContent.Answer]] = [:]
    for (box, answers) in zip(boxes, answers) {
      guard case .view(.custom(let content)) = box.element else { continue }
      found[content.number, default: []] += answers.map { answer in
        CustomContent.Answer(
          width: answer.proposal.width, height: answer.proposal.height, size: answer.size,
          places: answer.arrangement?.map {
            CustomContent.Place(
              origin: $0.origin, width: $0.proposal.width, height: $0.proposal.height)
          })
      }
    }
    return found
  }

  /// The guides that custom containers have set so far, by their numbers.
  var customLines: [Int: [CustomContent.Line]] {
    var found: [Int: [CustomContent.Line]] = [:]
    for (box, guides) in zip(boxes, guides) {
      guard case .view(.custom(let content)) = box.element else { continue }
      found[content.number, default: []] += guides.map {
        CustomContent.Line(
          guide: $0.guide.reference, width: $0.proposal.width, height: $0.proposal.height,
          position: $0.line)
      }
    }
    return found
  }

  func traits(of box: BoxID) -> LayoutTraits { boxes[box].traits }
  func children(of box: BoxID) -> [BoxID] { boxes[box].children }

  mutating func size(of box: BoxID, in proposal: Proposal) -> Size {
    let proposal = proposal.defined
    if let known = answers[box].first(where: { $0.proposal == proposal }) { return known.size }
    measureCount += 1
    let size = boxes[box].rule.size(of: boxes[box], in: proposal, &self).defined
    answers[box].append(Answer(proposal: proposal, size: size))
    return size
  }

  mutating func arrangement(of box: BoxID, in proposal: Proposal) -> [ChildPlacement] {
    let proposal = proposal.defined
    let size = size(of: box, in: proposal)
    let known = answers[box].firstIndex { $0.proposal == proposal }
    if let known, let arrangement = answers[box][known].arrangement { return arrangement }
    let arrangement = boxes[box].rule
      .arrangement(of: boxes[box], in: proposal, size: size, &self)
    if let known { answers[box][known].arrangement = arrangement }
    return arrangement
  }

  /// Keeps the size and the places of a box's children that another box has computed for it.
  ///
  /// - Parameter box: Nil: there is none.
  mutating func remember(
    _ size: Size, _ children: [ChildPlacement], of box: BoxID?, in proposal: Proposal
  ) {
    guard let box else { return }
    let answer = Answer(proposal: proposal.defined, size: size, arrangement: children)
    if let known = answers[box].firstIndex(where: { $0.proposal == answer.proposal }) {
      answers[box][known] = answer
    } else {
      answers[box].append(answer)
    }
  }

  // MARK: Guides

  mutating func explicitGuide(_ guide: Guide, of box: BoxID, in proposal: Proposal) -> Double? {
    let proposal = proposal.defined
    let known = guides[box].first { $0.proposal == proposal && $0.guide == guide }
    if let known { return known.line }
    let line = boxes[box].rule.explicitGuide(guide, of: box, in: proposal, &self)
    guides[box].append(GuideAnswer(guide: guide, proposal: proposal, line: line))
    return line
  }

  /// Returns a child's explicit guide in its parent's coordinates. Nil: no explicit guide.
  mutating func explicitGuide(_ guide: Guide, at placement: ChildPlacement) -> Double? {
    let value = explicitGuide(guide, of: placement.box, in: placement.proposal)
    return value.map { $0 + placement.origin.defined[guide.axis] }
  }

  mutating func guide(_ guide: Guide, of box: BoxID, in proposal: Proposal) -> Double {
    if let explicit = explicitGuide(guide, of: box, in: proposal) { return explicit }
    if let standard = guide.ownStandard { return resolved(standard, of: box, in: proposal) }
    return guide.standard(in: size(of: box, in: proposal))
  }

  /// Returns the position of a computed guide of a box, in points from its origin.
  mutating func resolved(
    _ value: GuideValue, of box: BoxID, in proposal: Proposal
  ) -> Double {
    let size = size(of: box, in: proposal)
    return value.resolved(in: size) { guide($0, of: box, in: proposal) }
  }

  /// Returns the origin of a child at which its guides meet those of a box of `size`.
  mutating func origin(
    of child: BoxID, in proposal: Proposal, alignedIn size: Size, by alignment: GuidePair
  ) -> Point {
    let guides = alignment.guides
    return Point(
      x: offset(guides.horizontal.standard(in: size), guides.horizontal, of: child, in: proposal),
      y: offset(guides.vertical.standard(in: size), guides.vertical, of: child, in: proposal))
  }

  /// Returns the child's distance from its parent's origin at which its guide meets `line`.
  mutating func offset(
    _ line: Double, _ guide: Guide, of child: BoxID, in proposal: Proposal
  ) -> Double {
    let own = self.guide(guide, of: child, in: proposal)
    return metrics.floor(line.distance(from: own), guide.axis)
  }

  // MARK: Placing

  /// Places a box and its children. Children are arranged from left to right; for right to left,
  /// their rectangles are mirrored inside of each parent.
  /// - Parameter direction: The layout direction around the box.
  private mutating func place(
    _ id: BoxID, in proposal: Proposal, at bounds: Rect, from direction: LayoutDirectionName
  ) -> PlacedNode {
    let box = boxes[id]
    var direction = direction
    if case .modifier(.layoutDirection(let own)) = box.element { direction = own }
    let isMirrored = direction == .rightToLeft
    let children = arrangement(of: id, in: proposal).map { placement in
      let own = Rect(
        origin: placement.origin.defined.moved(by: bounds.origin),
        size: size(of: placement.box, in: placement.proposal))
      return place(
        placement.box, in: placement.proposal,
        at: isMirrored && box.rule.isMirrored ? own.mirrored(in: bounds) : own, from: direction)
    }
    var lines = box.rule.lines(in: proposal, bounds: bounds)
    if isMirrored {
      for index in lines.indices { lines[index].bounds = lines[index].bounds.mirrored(in: bounds) }
    }
    return PlacedNode(
      box.element, bounds: bounds, lines: lines,
      children: box.rule.grouped(children, of: box, at: bounds.origin),
      trace: isTraced
        ? LayoutTrace(layer: id, proposal: proposal.defined, places: box.places) : nil)
  }
}
