import ViewArchive

extension ContainerLayout {
  /// Finds the bases of the children: their sizes along the main axis before growing and
  /// shrinking. Returns the sum with margins and gaps.
  func findBases() -> Double {
    let soleFlexible = soleFlexibleChild()
    var total = 0.0
    for child in box.children {
      if child.style.display == .none {
        child.reset()
        continue
      }
      if isLayout { child.startAtMargins(in: inner) }
      if child.style.position == .absolute { continue }
      if child === soleFlexible {
        child.state.basis = 0
      } else {
        findBasis(of: child)
      }
      total += (child.state.basis ?? 0) + margins(child, main)
    }
    // Children outside the flow count here, though they get no gap (Yoga).
    return total + gap(main, mainSpace) * Double(box.children.count - 1)
  }

  /// Returns the only child that is flexible, if it grows and shrinks: it fills what the others
  /// leave, whatever its content, which need not be measured then.
  @inline(never) private func soleFlexibleChild() -> FlexBox? {
    guard mainMode == .exact else { return nil }
    let flexible = box.children.filter {
      $0.style.position != .absolute && ($0.grow != 0 || $0.shrink != 0)
    }
    guard let child = flexible.first, flexible.count == 1, child.grow != 0, child.shrink != 0 else {
      return nil
    }
    return child
  }

  private func findBasis(of child: FlexBox) {
    if let basis = givenBasis(of: child) {
      child.state.basis = basis
    } else {
      pass.measure(child, basisRequest(child))
      child.state.basis = max(
        child.state.measured[main.dimension], child.edges.frames(main.dimension, inner.width))
    }
  }

  /// Returns the basis that the style of a child gives: its `flexBasis`, else its size.
  @inline(never) private func givenBasis(of child: FlexBox) -> Double? {
    let dimension = main.dimension
    let space = inner[dimension]
    let least = child.edges.frames(dimension, inner.width)
    if space != nil, let basis = child.givenBasis(dimension, space, inner.width) {
      // Resolved once only, though the space may be known better later (Yoga).
      return child.state.basis ?? max(basis, least)
    }
    guard child.isDefinite(dimension, space) else { return nil }
    return child.length(dimension, space, inner.width).map { max($0, least) }
  }

  @inline(never) private func basisRequest(_ child: FlexBox) -> Request {
    let (width, height) = basisOffers(child)
    return Request(
      width: child.limited(width, .width, inner.width, inner.width),
      height: child.limited(height, .height, inner.height, inner.width), owner: inner)
  }

  /// Returns the offers in which the content of a child is measured for its basis: without limit
  /// along the main axis only in containers that scroll, else up to the container's inner size.
  private func basisOffers(_ child: FlexBox) -> (width: Offer, height: Offer) {
    let isScrolling = box.style.overflow == .scroll
    let offer = { (dimension: Dimension) -> Offer in
      if child.isDefinite(dimension, self.inner[dimension]),
        let length = child.length(dimension, self.inner[dimension], self.inner.width)
      {
        return .exact(length + child.edges.margins(dimension, self.inner.width))
      }
      if isScrolling, dimension == self.main.dimension { return .unlimited }
      return self.inner[dimension].map { .atMost($0) } ?? .unlimited
    }
    var mainOffer = offer(main.dimension)
    var crossOffer = offer(cross.dimension)
    let ratio = child.style.sizes.aspectRatio
    let mainMargins = margins(child, main)
    let crossMargins = margins(child, cross)
    let mainSize = { (crossOffer: Offer, ratio: Double) -> Double in
      let length = (crossOffer.length ?? 0) - crossMargins
      return self.main.isRow ? length * ratio : length / ratio
    }
    if let ratio, crossOffer.mode == .exact {
      mainOffer = .exact(mainMargins + mainSize(crossOffer, ratio))
    }
    if crossMode == .exact, let crossSpace, box.alignment(of: child) == .stretch,
      crossOffer.mode != .exact
    {
      crossOffer = .exact(crossSpace)
      // Without the margins along the main axis (Yoga).
      if let ratio { mainOffer = .exact(mainSize(crossOffer, ratio)) }
    }
    return main.isRow ? (mainOffer, crossOffer) : (crossOffer, mainOffer)
  }
}
