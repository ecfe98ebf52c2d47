import ViewArchive

/// The layout rules of modifiers that change one child's proposal or place in a single step, and of
/// those that only draw (LAYOUT-8).
enum ModifierLayout: LayoutRule {
  /// Has no effect on layout.
  case plain
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Moves the drawn child without affecting the layout, in points.
  case offset(Point)
  /// Takes the proposed size and puts the child's centre at a point.
  case position(Point)
  /// Sets an alignment guide.
  case guide(Guide, GuideValue)

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    guard let child = box.children.first else { return .zero }
    let answer = pass.size(of: child, in: inner(proposal))
    switch self {
    case .plain, .fixedSize, .offset, .guide: return answer
    case .position: return proposal.size(or: answer)
    }
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    box.children.map { child in
      switch self {
      case .plain, .fixedSize, .guide:
        return ChildPlacement(box: child, origin: .zero, proposal: inner(proposal))
      case .offset(let offset):
        let origin = Point(
          x: pass.metrics.distance(offset.x, .horizontal),
          y: pass.metrics.distance(offset.y, .vertical))
        return ChildPlacement(box: child, origin: origin, proposal: proposal)
      case .position(let center):
        let own = Proposal(size)
        let answer = pass.size(of: child, in: own)
        let origin = Point(
          x: pass.metrics.floor(center.x.distance(from: answer.width / 2), .horizontal),
          y: pass.metrics.floor(center.y.distance(from: answer.height / 2), .vertical))
        return ChildPlacement(box: child, origin: origin, proposal: own)
      }
    }
  }

  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    guard let placement = pass.arrangement(of: id, in: proposal).first else { return nil }
    switch self {
    case .plain, .fixedSize, .position:
      return pass.explicitGuide(guide, at: placement)
    case .offset:
      return pass.explicitGuide(guide, of: placement.box, in: placement.proposal)
    case .guide(guide, let value):
      return pass.resolved(value, of: placement.box, in: placement.proposal)
    case .guide:
      return pass.explicitGuide(guide, at: placement)
    }
  }

  /// False for an offset, which has the same direction in both layout directions.
  var isMirrored: Bool {
    switch self {
    case .offset: false
    case .plain, .fixedSize, .position, .guide: true
    }
  }

  /// True for a modifier whose child has the size that it is asked for.
  var keepsProposal: Bool {
    switch self {
    case .plain, .offset, .guide: true
    case .fixedSize, .position: false
    }
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    switch self {
    case .plain, .offset, .position, .guide: proposal
    case .fixedSize(let horizontal, let vertical):
      Proposal(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
  }
}
