import ViewArchive

/// `overlay`, `background` and `mask`: takes the size of the first child; the second one is
/// proposed that size and aligned with the first (LAYOUT-8).
struct OverlayLayout: LayoutRule {
  var alignment: GuidePair

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    guard let primary = box.children.first else { return .zero }
    return pass.size(of: primary, in: proposal)
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    guard let primary = box.children.first else { return [] }
    let guides = alignment.guides
    let x = pass.guide(guides.horizontal, of: primary, in: proposal)
    let y = pass.guide(guides.vertical, of: primary, in: proposal)
    let own = Proposal(size)
    return [ChildPlacement(box: primary, origin: .zero, proposal: proposal)]
      + box.children.dropFirst().map { content in
        ChildPlacement(
          box: content,
          origin: Point(
            x: pass.offset(x, guides.horizontal, of: content, in: own),
            y: pass.offset(y, guides.vertical, of: content, in: own)),
          proposal: own)
      }
  }

  /// Returns the guide of the first child; the overlaid or underlaid content does not count.
  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    guard let primary = pass.children(of: id).first else { return nil }
    return pass.explicitGuide(guide, of: primary, in: proposal)
  }
}
