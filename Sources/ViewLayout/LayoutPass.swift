import ViewArchive

/// A tree of boxes with every answer it has given so far. Measuring only asks and remembers;
/// placing turns the remembered answers into placed nodes.
struct LayoutPass {
  let metrics: LayoutMetrics
  private let boxes: [LayoutBox]
  private let root: BoxID
  private var sizes: [Question: Size] = [:]
  private var arrangements: [Question: [Placement]] = [:]
  private var guides: [GuideQuestion: Double?] = [:]
  /// How many times a rule was asked for a size.
  private(set) var measureCount = 0

  private struct Question: Hashable {
    var box: BoxID
    var proposal: Proposal
  }

  private struct GuideQuestion: Hashable {
    var guide: Guide
    var about: Question
  }

  init(_ node: ViewNode, context: LayoutContext) {
    var builder = BoxBuilder(context: context)
    metrics = context.metrics
    root = builder.add(node, axis: nil)
    boxes = builder.boxes
  }

  mutating func measureRoot(in proposal: Proposal) -> Size {
    size(of: root, in: metrics.floor(proposal))
  }

  mutating func placeRoot(in proposal: Proposal) -> PlacedNode {
    place(Placement(box: root, origin: .zero, proposal: metrics.floor(proposal)), from: .zero)
  }

  func traits(of box: BoxID) -> LayoutTraits { boxes[box].traits }
  func children(of box: BoxID) -> [BoxID] { boxes[box].children }

  mutating func size(of box: BoxID, in proposal: Proposal) -> Size {
    let question = Question(box: box, proposal: proposal.defined)
    if let known = sizes[question] { return known }
    measureCount += 1
    let size = boxes[box].rule.size(of: boxes[box], in: question.proposal, &self).defined
    sizes[question] = size
    return size
  }

  mutating func arrangement(of box: BoxID, in proposal: Proposal) -> [Placement] {
    let question = Question(box: box, proposal: proposal.defined)
    if let known = arrangements[question] { return known }
    let size = size(of: box, in: question.proposal)
    let placements = boxes[box].rule
      .arrangement(of: boxes[box], in: question.proposal, size: size, &self)
    arrangements[question] = placements
    return placements
  }

  // MARK: Guides

  mutating func explicitGuide(_ guide: Guide, of box: BoxID, in proposal: Proposal) -> Double? {
    let question = GuideQuestion(
      guide: guide, about: Question(box: box, proposal: proposal.defined))
    if let known = guides[question] { return known }
    let value = boxes[box].rule
      .explicitGuide(guide, of: box, in: question.about.proposal, &self)
    guides[question] = .some(value)
    return value
  }

  /// A child's own guide in its parent's coordinates.
  mutating func explicitGuide(_ guide: Guide, at placement: Placement) -> Double? {
    let value = explicitGuide(guide, of: placement.box, in: placement.proposal)
    return value.map { $0 + placement.origin.defined[guide.axis] }
  }

  mutating func guide(_ guide: Guide, of box: BoxID, in proposal: Proposal) -> Double {
    explicitGuide(guide, of: box, in: proposal)
      ?? guide.standard(in: size(of: box, in: proposal))
  }

  /// Where a child lies so that its guides meet those of a box of `size`.
  mutating func origin(
    of child: BoxID, in proposal: Proposal, alignedIn size: Size, by alignment: GuidePair
  ) -> Point {
    let guides = alignment.guides
    return Point(
      x: offset(guides.horizontal.standard(in: size), guides.horizontal, of: child, in: proposal),
      y: offset(guides.vertical.standard(in: size), guides.vertical, of: child, in: proposal))
  }

  /// How far a child lies from its parent's origin if its guide is to meet `line`.
  mutating func offset(
    _ line: Double, _ guide: Guide, of child: BoxID, in proposal: Proposal
  ) -> Double {
    let own = self.guide(guide, of: child, in: proposal)
    return metrics.floor(line.distance(from: own), guide.axis)
  }

  // MARK: Placing

  private mutating func place(_ placement: Placement, from parent: Point) -> PlacedNode {
    let box = boxes[placement.box]
    let origin = placement.origin.defined.moved(by: parent)
    let bounds = Rect(
      origin: origin, size: size(of: placement.box, in: placement.proposal))
    let children = arrangement(of: placement.box, in: placement.proposal)
      .map { place($0, from: origin) }
    return PlacedNode(
      box.element, bounds: bounds, lines: box.rule.lines(in: placement.proposal, bounds: bounds),
      children: box.rule.grouped(children, of: box, at: origin))
  }
}
