import ViewArchive

/// `aspectRatio`: proposes the largest rectangle of a ratio inside the proposal (with `fills` the
/// smallest one around it) and takes the child's size.
struct AspectRatioLayout: LayoutRule {
  /// Width divided by height. Nil: the ratio of the child's ideal size.
  var ratio: Double?
  var fills: Bool

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    guard let child = box.children.first else { return .zero }
    return pass.size(of: child, in: inner(proposal, for: child, &pass))
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    box.children.map {
      ChildPlacement(box: $0, origin: .zero, proposal: inner(proposal, for: $0, &pass))
    }
  }

  private func inner(
    _ proposal: Proposal, for child: BoxID, _ pass: inout LayoutPass
  ) -> Proposal {
    guard proposal.width != nil || proposal.height != nil,
      let ratio = resolvedRatio(of: child, &pass)
    else { return proposal }
    let widest = proposal.width ?? .infinity
    let highest = proposal.height ?? .infinity
    let isBoundByWidth: Bool
    switch (proposal.width, proposal.height) {
    case (_?, nil): isBoundByWidth = true
    case (nil, _): isBoundByWidth = false
    case (_?, _?): isBoundByWidth = (widest <= highest * ratio) != fills
    }
    return quantized(
      isBoundByWidth
        ? Size(width: widest, height: widest / ratio)
        : Size(width: highest * ratio, height: highest),
      in: proposal, pass.metrics)
  }

  private func resolvedRatio(of child: BoxID, _ pass: inout LayoutPass) -> Double? {
    if let ratio { return ratio > 0 && ratio.isFinite ? ratio : nil }
    let ideal = pass.traits(of: child).naturalSize ?? pass.size(of: child, in: .unspecified)
    let ratio = ideal.width / ideal.height
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }

  /// Rounds to cells: at least one cell, and unless `fills` is true not larger than the proposal.
  private func quantized(
    _ size: Size, in proposal: Proposal, _ metrics: LayoutMetrics
  ) -> Proposal {
    guard metrics.isGridded else { return Proposal(size) }
    var result = metrics.scaled(by: 1).size(size)
    if !fills {
      result.width = min(result.width, proposal.width ?? result.width)
      result.height = min(result.height, proposal.height ?? result.height)
    }
    return Proposal(result)
  }
}
