import ViewArchive

/// `frame(minWidth:idealWidth:maxWidth:…)`: clamps the proposal, and the child's size where only
/// one limit is given (LAYOUT-6).
struct FlexFrameLayout: LayoutRule {
  var frame: FlexFrame

  /// The limits along one axis, in points.
  private struct Limits {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    func clamp(_ length: Double) -> Double {
      max(minimum ?? -.infinity, min(length, maximum ?? .infinity))
    }

    /// Returns the length proposed to the child while measuring.
    func inner(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

    func length(_ proposal: Double?, child: Double) -> Double {
      if proposal == nil, let ideal { return ideal }
      switch (minimum, maximum, proposal) {
      case (_?, _?, let proposal?): return clamp(proposal)
      case (let minimum?, nil, let proposal?): return max(minimum, min(child, clamp(proposal)))
      case (nil, let maximum?, let proposal?): return min(maximum, max(child, clamp(proposal)))
      case (_?, _, nil), (_, _?, nil): return clamp(child)
      case (nil, nil, _): return child
      }
    }

    /// Returns the length proposed to the child once the frame has `length`.
    func settled(_ proposal: Double?, length: Double) -> Double? {
      let isInside = length > minimum ?? -.infinity && length < maximum ?? .infinity
      return proposal == nil && ideal == nil && isInside ? nil : length
    }
  }

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    guard let child = box.children.first else { return .zero }
    let (horizontal, vertical) = limits(in: proposal, for: child, pass)
    let answer = pass.size(
      of: child,
      in: Proposal(
        width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height)))
    return Size(
      width: horizontal.length(proposal.width, child: answer.width),
      height: vertical.length(proposal.height, child: answer.height))
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    box.children.map { child in
      let (horizontal, vertical) = limits(in: proposal, for: child, pass)
      let inner = Proposal(
        width: horizontal.settled(proposal.width, length: size.width),
        height: vertical.settled(proposal.height, length: size.height))
      return ChildPlacement(
        box: child,
        origin: pass.origin(of: child, in: inner, alignedIn: size, by: frame.alignment),
        proposal: inner)
    }
  }

  private func limits(
    in proposal: Proposal, for child: BoxID, _ pass: LayoutPass
  ) -> (horizontal: Limits, vertical: Limits) {
    let metrics = pass.metrics
    var horizontal = Limits(
      minimum: frame.minWidth.map { metrics.length($0, .horizontal) },
      ideal: frame.idealWidth.map { metrics.length($0, .horizontal) },
      maximum: frame.maxWidth.map { metrics.length($0, .horizontal) })
    var vertical = Limits(
      minimum: frame.minHeight.map { metrics.length($0, .vertical) },
      ideal: frame.idealHeight.map { metrics.length($0, .vertical) },
      maximum: frame.maxHeight.map { metrics.length($0, .vertical) })
    if pass.hasRestingSpacers, vertical.maximum == .infinity { vertical.maximum = nil }
    if let widest = horizontal.maximum, let text = pass.traits(of: child).text {
      let height = vertical.inner(proposal.height)
      horizontal.maximum = text.widenedFrameWidth(
        from: widest, into: proposal.width, height: height, metrics)
    }
    return (horizontal, vertical)
  }
}
