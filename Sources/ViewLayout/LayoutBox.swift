import ViewArchive

/// Names a box of the tree that is being laid out.
typealias BoxID = Int

/// One layer of a view: the view itself, or one modifier around it.
///
///     text "Pizza"            box 0  text
///       padding 8      ───▶   box 1  padding  ▶ 0
///       frame w60             box 2  frame    ▶ 1
struct LayoutBox: Sendable {
  var element: PlacedNode.Element
  var rule: any LayoutRule
  /// What the rule measures and places. Rows of a grid and regions of an island are dissolved
  /// into their cells and views here; the rule knows what belongs together.
  var children: [BoxID]
  var traits: LayoutTraits
  /// Where the sources write the view; empty unless the layout is traced.
  var places: [SourcePlace] = []
}

/// What a box tells the containers around it without being measured.
struct LayoutTraits: Hashable, Sendable {
  var spacing = SpacingPreference.ordinary
  /// A spacer's is lower than any other.
  var priority = 0.0
  var isSpacer = false
  var isBelowIfTooWide = false
  var gridColumns = 1
  var gridColumnAlignment: HorizontalGuide?
  var gridUnsizedAxes: Set<Axis> = []
  var gridAnchor: RelativePoint?
  /// Points of vertical spacing and padding inside that a grid of cells may squeeze (Q5).
  var slack = 0.0
  /// Points of height inside that are taken only where they are left (presentations.md §7.2).
  var spareRow = 0.0
  /// The size of a picture that this box shows and nothing else, before any rounding.
  var naturalSize: Size?
  /// A text that this box is as wide as, if it holds one and nothing else (Q4).
  var text: TextWidth?
}

/// A child's place in its parent: where, relative to the parent's origin, and for what proposal.
struct Placement: Hashable, Sendable {
  var box: BoxID
  var origin: Point
  var proposal: Proposal
}

/// How one kind of view or modifier is laid out: a function of what is proposed and of what its
/// children answer. Boxes are named by their place in `pass`, which remembers all answers.
protocol LayoutRule: Sendable {
  /// The size this box takes, in points.
  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size

  /// Where the children lie once the box has `size`; children that are not shown are left out.
  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [Placement]

  /// Where a guide lies, in points from the box's origin, if the box or a view inside it says so.
  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double?

  /// False for what keeps its place when everything around is laid out from right to left.
  var isMirrored: Bool { get }

  /// The lines of a text whose box lies at `bounds`.
  func lines(in proposal: Proposal, bounds: Rect) -> [PlacedLine]

  /// The placed children under their rows or regions, where the tree has such.
  func grouped(_ children: [PlacedNode], of box: LayoutBox, at origin: Point) -> [PlacedNode]
}

extension LayoutRule {
  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [Placement] {
    box.children.map { Placement(box: $0, origin: .zero, proposal: proposal) }
  }

  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    childrensGuide(guide, of: id, in: proposal, &pass)
  }

  /// Where the views inside put a guide, in points from the box's origin.
  func childrensGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    guard pass.children(of: id).count <= 1 || guide.isCombined else { return nil }
    let placements = pass.arrangement(of: id, in: proposal)
    let values = placements.compactMap { pass.explicitGuide(guide, at: $0) }
    return placements.count == 1 ? values.first : guide.combined(values)
  }

  var isMirrored: Bool { true }

  func lines(in proposal: Proposal, bounds: Rect) -> [PlacedLine] { [] }

  func grouped(_ children: [PlacedNode], of box: LayoutBox, at origin: Point) -> [PlacedNode] {
    children
  }
}
