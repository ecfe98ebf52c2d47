import ViewArchive

/// `padding`: reduces the proposal, never below zero, and adds the insets to the child's size.
struct PaddingLayout: LayoutRule {
  var insets: Insets

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    guard let child = box.children.first else { return .zero }
    let insets = settled(in: proposal, around: child, &pass)
    let answer = pass.size(of: child, in: inner(proposal, insets))
    return Size(
      width: max(0, answer.width + insets.horizontal),
      height: max(0, answer.height + insets.vertical))
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    box.children.map { child in
      let insets = settled(in: proposal, around: child, &pass)
      return ChildPlacement(
        box: child, origin: Point(x: insets.leading, y: insets.top),
        proposal: inner(proposal, insets))
    }
  }

  private func inner(_ proposal: Proposal, _ insets: Insets) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  /// Returns the insets in whole cells (GRID-5). When rows are missing, padding is removed before
  /// content, but after the spacing inside (GRID-7).
  private func settled(
    in proposal: Proposal, around child: BoxID, _ pass: inout LayoutPass
  ) -> Insets {
    let metrics = pass.metrics
    var insets = Insets(
      top: metrics.distance(self.insets.top, .vertical),
      leading: metrics.distance(self.insets.leading, .horizontal),
      bottom: metrics.distance(self.insets.bottom, .vertical),
      trailing: metrics.distance(self.insets.trailing, .horizontal))
    let padding = max(0, insets.top) + max(0, insets.bottom)
    guard metrics.isGridded, let height = proposal.height, height.isFinite, padding > 0 else {
      return insets
    }
    let ideal = pass.size(
      of: child, in: Proposal(width: inner(proposal, insets).width, height: nil)
    ).height
    let traits = pass.traits(of: child)
    let missing =
      ideal - traits.removableSpacing - traits.removableRowHeight + insets.vertical - height
    guard missing > LayoutMetrics.tolerance else { return insets }
    // The remaining rows are split evenly between both edges, an odd row goes to the top.
    let left = max(0, padding - missing)
    let bottom = min(insets.bottom, metrics.floor(left / 2, .vertical))
    insets.top = min(insets.top, left - max(0, bottom))
    insets.bottom = min(insets.bottom, left - max(0, insets.top))
    return insets
  }
}
