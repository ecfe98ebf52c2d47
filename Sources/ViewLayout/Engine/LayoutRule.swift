import ViewArchive

/// Lays out one kind of view or modifier, as a function of the proposal and of the children's
/// sizes (LAYOUT-1). Boxes are identified by their index in `pass`, which caches all results.
protocol LayoutRule: Sendable {
  /// Returns the size of this box, in points.
  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size

  /// Returns the placements of the children in a box of `size`; children that are not shown are
  /// omitted.
  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement]

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
  ) -> [ChildPlacement] {
    box.children.map { ChildPlacement(box: $0, origin: .zero, proposal: proposal) }
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
