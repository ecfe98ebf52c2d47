import ViewArchive

/// `HStack` and `VStack`: distribute the proposed length along their axis, and enclose the children
/// across it (LAYOUT-2).
struct StackLayout: LayoutRule {
  var axis: LayoutAxis
  var alignment: Guide
  /// Points. Nil: the spacing preferences of the children.
  var spacing: Double?

  private struct Solution {
    var proposals: [Proposal]
    var lengths: [Double]
    /// Distances before each child but the first, in points.
    var gaps: [Double]
    /// The offset of each child across the axis, and the stack's length across it, in points.
    var offsetsAcross: [Double]
    var across: Double

    var along: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }
  }

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    if let child = box.children.first, box.children.count == 1 {
      return pass.size(of: child, in: proposal)
    }
    let solution = solve(box.children, in: proposal, &pass)
    return Size(axis, along: max(0, solution.along), across: solution.across)
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    guard box.children.count > 1 else {
      return box.children.map { ChildPlacement(box: $0, origin: .zero, proposal: proposal) }
    }
    // A length across the axis that is not proposed is the stack's own, which is known now.
    var settled = proposal
    if settled[axis.other] == nil { settled[axis.other] = size[axis.other] }
    let solution = solve(box.children, in: settled, &pass)
    var start = 0.0
    return box.children.indices.map { index in
      if index > 0 { start += solution.gaps[index - 1] }
      defer { start += solution.lengths[index] }
      return ChildPlacement(
        box: box.children[index],
        origin: Point(axis, along: start, across: solution.offsetsAcross[index]),
        proposal: solution.proposals[index])
    }
  }

  private func solve(
    _ children: [BoxID], in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Solution {
    var gaps = Self.gaps(between: children, along: axis, spacing: spacing, pass)
    separateTexts(&gaps, of: children, in: proposal, &pass)
    let cross = proposal[axis.other]
    var proposals = children.map { _ in Proposal(axis, along: nil, across: cross) }
    if let length = proposal[axis] {
      squeeze(&gaps, of: children, in: proposal, &pass)
      let claims = children.map { claim(of: $0, across: cross, &pass) }
      let metrics = pass.metrics
      SpaceDistribution.share(
        length - gaps.reduce(0, +), among: claims, rounding: { metrics.floor($0, axis) },
        measure: { index, share in
          proposals[index][axis] = share
          return pass.size(of: children[index], in: proposals[index])[axis]
        })
    }
    return align(children, proposals: proposals, gaps: gaps, &pass)
  }

  private func claim(
    of child: BoxID, across: Double?, _ pass: inout LayoutPass
  ) -> SpaceDistribution.Claim {
    SpaceDistribution.Claim(
      priority: pass.traits(of: child).priority,
      minimum: pass.size(of: child, in: Proposal(axis, along: 0, across: across))[axis],
      maximum: pass.size(of: child, in: Proposal(axis, along: .infinity, across: across))[axis])
  }

  private func align(
    _ children: [BoxID], proposals: [Proposal], gaps: [Double], _ pass: inout LayoutPass
  ) -> Solution {
    let guides = children.indices.map {
      pass.guide(alignment, of: children[$0], in: proposals[$0])
    }
    let line = guides.max() ?? 0
    var solution = Solution(
      proposals: proposals, lengths: [], gaps: gaps, offsetsAcross: [], across: 0)
    for index in children.indices {
      let size = pass.size(of: children[index], in: proposals[index])
      let offset = pass.metrics.floor(line.distance(from: guides[index]), axis.other)
      solution.lengths.append(size[axis])
      solution.offsetsAcross.append(offset)
      solution.across = max(solution.across, offset + size[axis.other])
    }
    return solution
  }

  /// Returns the distances between neighbours, in points.
  static func gaps(
    between children: [BoxID], along axis: LayoutAxis, spacing: Double?, _ pass: LayoutPass
  ) -> [Double] {
    zip(children, children.dropFirst()).map { before, after in
      gap(
        between: pass.traits(of: before).spacing, and: pass.traits(of: after).spacing,
        along: axis, spacing: spacing, metrics: pass.metrics)
    }
  }

  static func gap(
    between before: SpacingPreference, and after: SpacingPreference, along axis: LayoutAxis,
    spacing: Double?, metrics: LayoutMetrics
  ) -> Double {
    metrics.distance(spacing ?? before.end(axis).distance(to: after.start(axis)), axis)
  }

  /// Gives a column to a gap between two texts that rounds to none, if the proposed width has room
  /// for it: letters that touch read as one word (GRID-5).
  private func separateTexts(
    _ gaps: inout [Double], of children: [BoxID], in proposal: Proposal, _ pass: inout LayoutPass
  ) {
    guard pass.metrics.isGridded, axis == .horizontal, spacing.map({ $0 > 0 }) ?? true else {
      return
    }
    let traits = children.map { pass.traits(of: $0) }
    let vanished = gaps.indices.filter {
      gaps[$0] == 0 && traits[$0].text != nil && traits[$0 + 1].text != nil
        && (spacing ?? traits[$0].spacing.distance(to: traits[$0 + 1].spacing, along: axis)) > 0
    }
    guard !vanished.isEmpty else { return }
    if let width = proposal.width {
      let ideal = children.reduce(gaps.reduce(0, +)) {
        $0 + pass.size(of: $1, in: Proposal(width: nil, height: proposal.height)).width
      }
      let needed = ideal + Double(vanished.count) * CellMetric.width
      guard needed <= width + LayoutMetrics.tolerance else { return }
    }
    for index in vanished { gaps[index] = CellMetric.width }
  }

  /// Reduces the gaps of a vertical stack on the grid of cells if the proposed height is too small:
  /// gaps lose rows before the children do (GRID-7).
  private func squeeze(
    _ gaps: inout [Double], of children: [BoxID], in proposal: Proposal, _ pass: inout LayoutPass
  ) {
    guard pass.metrics.isGridded, axis == .vertical, let height = proposal.height,
      height.isFinite, gaps.contains(where: { $0 > 0 })
    else { return }
    let ideal = children.reduce(0) {
      $0 + pass.size(of: $1, in: Proposal(width: proposal.width, height: nil)).height
    }
    let spare = children.reduce(0) { $0 + pass.traits(of: $1).removableRowHeight }
    let missing = ideal - spare + gaps.reduce(0, +) - height
    guard missing > LayoutMetrics.tolerance else { return }
    let open = gaps.indices.reversed().filter { gaps[$0] > 0 }
    let claims = open.map { SpaceDistribution.Claim(priority: 0, minimum: 0, maximum: gaps[$0]) }
    let left = open.reduce(0) { $0 + gaps[$1] } - missing
    let metrics = pass.metrics
    SpaceDistribution.share(
      left, among: claims, rounding: { metrics.floor($0, .vertical) },
      measure: { index, share in
        gaps[open[index]] = min(gaps[open[index]], share)
        return gaps[open[index]]
      })
  }
}
