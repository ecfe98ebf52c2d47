import ViewArchive

/// `GeometryReader`: takes the proposed size and puts its children at the top leading corner
/// (LAYOUT-5).
struct GeometryLayout: LayoutRule {
  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let ideal = pass.metrics.size(Size(width: LeafLayout.ideal, height: LeafLayout.ideal))
    return proposal.size(or: ideal)
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    box.children.map { ChildPlacement(box: $0, origin: .zero, proposal: Proposal(size)) }
  }
}
