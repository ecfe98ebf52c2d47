import ViewArchive

extension ContainerLayout {
  /// Gives the items of a line their sizes along the main axis, and with it measures or lays them
  /// out.
  ///
  /// There are two rounds, not as many as CSS would need: the first finds the items that meet a
  /// limit and takes them out of the sharing, the second shares what is left (Yoga).
  func resolveFlexibleLengths(_ line: inout FlexLine) {
    let free = line.freeSpace
    freezeLimited(&line)
    var distributed = 0.0
    for child in line.items {
      let basis = limitedBasis(child)
      let flexed = flexed(child, basis, line).map { limited($0, child) } ?? basis
      let length = flexed.isFinite ? flexed : basis
      distributed += length - basis
      settle(child, mainSize: length)
    }
    line.freeSpace = free - distributed
  }

  @inline(never) private func freezeLimited(_ line: inout FlexLine) {
    var taken = 0.0
    for child in line.items {
      let basis = limitedBasis(child)
      guard let length = flexed(child, basis, line, isFirstRound: true) else { continue }
      let limited = limited(length, child)
      guard limited != length else { continue }
      taken += limited - basis
      if line.freeSpace < 0 {
        line.shrinkage -= child.shrink * (child.state.basis ?? 0)
      } else {
        line.growth -= child.grow
      }
    }
    line.freeSpace -= taken
  }

  /// Returns the length of a child with its share of the free space; nil: it gets none. Infinite
  /// lengths are those of children that share with nobody.
  @inline(never) private func flexed(
    _ child: FlexBox, _ basis: Double, _ line: FlexLine, isFirstRound: Bool = false
  ) -> Double? {
    if line.freeSpace < 0 {
      let weight = child.shrink * basis
      guard weight != 0 else { return nil }
      // Only limits gave the children a length to lose: in the end they lose all of it (Yoga).
      guard abs(line.shrinkage) > 1e-9 else { return isFirstRound ? .infinity : basis - weight }
      return basis + line.freeSpace / line.shrinkage * weight
    }
    guard line.freeSpace > 0, child.grow != 0 else { return nil }
    // All that grow met their limits: they do so again, errors of arithmetic aside.
    guard line.growth > 1e-9 else { return .infinity }
    return basis + line.freeSpace / line.growth * child.grow
  }

  /// Returns a length within the limits of a child.
  @inline(never) private func limited(_ length: Double, _ child: FlexBox) -> Double {
    child.bounded(length, main.dimension, mainSpace, inner.width)
  }

  /// Measures or lays out a child that has its size along the main axis.
  private func settle(_ child: FlexBox, mainSize: Double) {
    // A child that is stretched is laid out once the size of its line is known.
    pass.visit(
      child, settledRequest(child, mainSize: mainSize),
      isLayout: isLayout && !isStretched(child))
  }

  @inline(never) private func settledRequest(_ child: FlexBox, mainSize: Double) -> Request {
    let mainOffer = Offer.exact(mainSize + margins(child, main))
    return Request(
      along: main,
      main: child.limited(mainOffer, main.dimension, mainSpace, inner.width),
      cross: child.limited(
        crossOffer(child, mainSize: mainSize), cross.dimension, crossSpace, inner.width),
      owner: inner)
  }

  private func crossOffer(_ child: FlexBox, mainSize: Double) -> Offer {
    let dimension = cross.dimension
    if let ratio = child.style.sizes.aspectRatio {
      return .exact(crossSize(ofMain: mainSize, ratio: ratio) + margins(child, cross))
    }
    if child.isDefinite(dimension, crossSpace),
      let length = child.length(dimension, crossSpace, inner.width)
    {
      // A percentage of a size that is not settled: the content is measured, but what is below
      // refers to that length (Yoga).
      let isLoose = child.isPercentage(dimension) && crossMode != .exact
      return Offer(mode: isLoose ? .unlimited : .exact, length: length + margins(child, cross))
    }
    guard let crossSpace else { return .unlimited }
    let fills = crossMode == .exact && !(isWrapping && overflows) && isStretched(child)
    return fills ? .exact(crossSpace) : .atMost(crossSpace)
  }
}
