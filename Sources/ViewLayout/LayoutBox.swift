import ViewArchive

/// Identifies a box of the tree that is laid out: its index among the boxes of the pass.
typealias BoxID = Int

/// One layer of a view: the view itself, or one modifier around it.
///
///     text "Pizza"            box 0  text
///       padding 8      ───▶   box 1  padding  ▶ 0
///       frame w60             box 2  frame    ▶ 1
struct LayoutBox: Sendable {
  var element: PlacedNode.Element
  var rule: any LayoutRule
  /// The boxes that the rule measures and places. Rows of a grid and regions of an island have no
  /// box: their cells and views are direct children here, and the rule stores the grouping.
  var children: [BoxID]
  var traits: LayoutTraits
  /// Source locations of the view; empty unless the layout is traced.
  var places: [SourcePlace] = []
}

/// The properties of a box that containers around it read without measuring it.
struct LayoutTraits: Hashable, Sendable {
  var spacing = SpacingPreference.ordinary
  /// A spacer's priority is lower than any other.
  var priority = 0.0
  var isSpacer = false
  var isBelowIfTooWide = false
  var gridColumns = 1
  var gridColumnAlignment: HorizontalGuide?
  var gridUnsizedAxes: Set<Axis> = []
  var gridAnchor: RelativePoint?
  /// Points of vertical spacing and padding inside that may be removed on the grid of cells (Q5).
  var slack = 0.0
  /// Points of height inside that are used only if they are left over (presentations.md §7.2).
  var spareRow = 0.0
  /// The size of an image that is the box's only content, before rounding. Nil: other content.
  var naturalSize: Size?
  /// The widths of a text that is the box's only content (Q4). Nil: other content.
  var text: TextWidth?
}

/// A child's origin relative to its parent's, and the proposal that the child is laid out for.
struct Placement: Hashable, Sendable {
  var box: BoxID
  var origin: Point
  var proposal: Proposal
}

/// Lays out one kind of view or modifier, as a function of the proposal and of the children's
/// sizes. Boxes are identified by their index in `pass`, which caches all results.
protocol LayoutRule: Sendable {
  /// Returns the size of this box, in points.
  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size

  /// Returns the placements of the children in a box of `size`; children that are not shown are
  /// omitted.
  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [Placement]

  /// Returns a guide's position in points from the box's origin. Nil: no explicit guide, neither of
  /// the box nor of a view inside it.
  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double?

  /// False for a box whose children keep their origins in a right-to-left layout.
  var isMirrored: Bool { get }

  /// Returns the lines of a text in a box with these bounds.
  func lines(in proposal: Proposal, bounds: Rect) -> [PlacedLine]

  /// Groups the placed children under nodes for their rows or regions, where the tree has such.
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

  /// Returns the guide's position that results from the children, in points from the box's origin.
  /// Nil: no explicit guide.
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
