import ViewArchive

/// `ViewThatFits`: shows the first child whose ideal size fits, else the last one (LAYOUT-5).
struct FittingLayout: LayoutRule {
  /// The axes on which ideal sizes are tested; on other axes children get the proposed length.
  var axes: Set<LayoutAxis>

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    choice(of: box, in: proposal, &pass).map { pass.size(of: $0, in: proposal) } ?? .zero
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    let chosen = choice(of: box, in: proposal, &pass)
    return chosen.map { [ChildPlacement(box: $0, origin: .zero, proposal: proposal)] } ?? []
  }

  /// Returns the guide of the chosen child; the other children do not count.
  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    pass.arrangement(of: id, in: proposal).first.flatMap {
      pass.explicitGuide(guide, of: $0.box, in: $0.proposal)
    }
  }

  private func choice(
    of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> BoxID? {
    var test = proposal
    for axis in axes { test[axis] = nil }
    let fitting = box.children.first { child in
      let ideal = pass.size(of: child, in: test)
      return axes.allSatisfy {
        ideal[$0] <= (proposal[$0] ?? .infinity) + LayoutMetrics.tolerance
      }
    }
    return fitting ?? box.children.last
  }
}
