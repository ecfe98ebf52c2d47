import ViewArchive

/// The layout of the absolute descendants of a containing block: those whose ancestors up to it are
/// all static.
struct AbsoluteLayout {
  /// The containing block.
  let block: FlexBox
  /// The space that the block had for its children.
  let inner: Extent
  /// How the width of the block was found.
  let widthMode: Offer.Mode
  let pass: FlexPass

  private var errata: FlexErrata { pass.engine.errata }

  /// What percentages refer to.
  private var reference: Extent {
    if errata.contains(.absolutePercentOfContent) { return inner }
    return Extent(
      width: block.state.measured.width - block.ownEdges.borders(.width),
      height: block.state.measured.height - block.ownEdges.borders(.height))
  }

  /// Lays out the absolute children of a box that is at a place in the block.
  func layOutDescendants(of parent: FlexBox, x: Double, y: Double) {
    for child in parent.children where child.style.display != .none {
      if child.style.position == .absolute {
        layOut(child, in: parent, x: x, y: y)
      } else if !child.isContainingBlock, child.content == nil {
        layOutDescendants(
          of: child, x: x + child.state.position.left, y: y + child.state.position.top)
      }
    }
  }

  private func layOut(_ child: FlexBox, in parent: FlexBox, x: Double, y: Double) {
    let (width, height) = sizes(of: child, in: parent)
    pass.layOut(
      child, Request(width: .exact(width), height: .exact(height), owner: reference))
    let main = parent.mainAxis
    let cross = main.crossAxis(in: parent.direction)
    for axis in [main, cross] {
      place(child, axis, in: parent)
      guard axis.isReverse else { continue }
      child.settleReversed(axis, in: child.edges.hasInsets(axis.dimension) ? block : parent)
    }
    // Insets were measured from the block.
    if child.edges.hasInsets(.width) { child.state.position.left -= x }
    if child.edges.hasInsets(.height) { child.state.position.top -= y }
  }

  // MARK: Size

  /// Returns the size of a child with its margins.
  @inline(never) private func sizes(
    of child: FlexBox, in parent: FlexBox
  ) -> (width: Double, height: Double) {
    let margins = (
      width: child.edges.margins(.width, reference.width),
      height: child.edges.margins(.height, reference.width)
    )
    var width = givenSize(child, .width)
    var height = givenSize(child, .height)
    if let ratio = child.style.sizes.aspectRatio {
      if let width, height == nil {
        height = margins.height + (width - margins.width) / ratio
      } else if let height, width == nil {
        width = margins.width + (height - margins.height) * ratio
      }
    }
    if let width, let height { return (width, height) }
    var widthOffer = width.map { Offer.exact($0) } ?? .unlimited
    // The width of the block limits content only in columns.
    if width == nil, !parent.style.container.direction.isRow, widthMode != .unlimited,
      let limit = reference.width, limit > 0
    {
      widthOffer = .atMost(limit)
    }
    pass.measure(
      child,
      Request(
        width: widthOffer, height: height.map { .exact($0) } ?? .unlimited, owner: reference))
    return (
      child.state.measured.width + margins.width, child.state.measured.height + margins.height
    )
  }

  /// Returns a size that the style gives, or that insets on both sides leave.
  private func givenSize(_ child: FlexBox, _ dimension: Dimension) -> Double? {
    if child.isDefinite(dimension, reference[dimension]),
      let length = child.length(dimension, reference[dimension], reference.width)
    {
      return length + child.edges.margins(dimension, reference.width)
    }
    let (near, far) = dimension.sides
    guard child.edges.hasInset(near), child.edges.hasInset(far) else { return nil }
    let size = reference[dimension]
    let length =
      block.state.measured[dimension] - block.ownEdges.borders(dimension)
      - child.edges.inset(near, size) - child.edges.inset(far, size)
    return child.bounded(length, dimension, size, reference.width)
  }

  // MARK: Place

  /// Places a child along an axis: at an inset, the one at the start of the text first, else where
  /// the parent's style would put its only child.
  @inline(never) private func place(_ child: FlexBox, _ axis: FlexDirection, in parent: FlexBox) {
    let dimension = axis.dimension
    let size = reference[dimension]
    let start = dimension.textStart(parent.direction)
    let end = dimension.textEnd(parent.direction)
    let edges = child.edges
    var distance: Double
    if edges.hasInset(start) {
      distance =
        edges.inset(start, size) + block.ownEdges.border[start] + edges.margin(start, size)
    } else if edges.hasInset(end) {
      distance = child.opposite(
        block.ownEdges.border[end] + edges.margin(end, size) + edges.inset(end, size), dimension,
        in: block)
    } else {
      child.state.position[axis.startSide] = staticPlace(child, axis, in: parent)
      return
    }
    if start != axis.startSide { distance = child.opposite(distance, dimension, in: block) }
    child.state.position[axis.startSide] = distance
  }

  private enum StaticPlace {
    case start
    case center
    case end
  }

  private func staticPlace(_ child: FlexBox, _ axis: FlexDirection, in parent: FlexBox) -> Double {
    let frame = { (side: Side) -> Double in
      let excludesPadding = self.errata.contains(.absolutePlaceIgnoresPadding)
      let padding = excludesPadding ? 0 : parent.ownEdges.padding(side, parent.state.ownerWidth)
      return parent.ownEdges.border[side] + padding
    }
    let margin = { (side: Side) in child.edges.margin(side, self.reference.width) }
    let start = frame(axis.startSide) + margin(axis.startSide)
    let end = frame(axis.endSide) + margin(axis.endSide)
    let isMain = axis.isRow == parent.style.container.direction.isRow
    switch isMain ? justification(in: parent) : alignment(of: child, in: parent) {
    case .start: return start
    case .end: return child.opposite(end, axis.dimension, in: parent)
    case .center:
      let free = child.opposite(start + end, axis.dimension, in: parent)
      return start + free / 2
    }
  }

  private func justification(in parent: FlexBox) -> StaticPlace {
    switch parent.style.container.justifyContent {
    case .flexStart, .spaceBetween: .start
    case .flexEnd: .end
    case .center, .spaceAround, .spaceEvenly: .center
    }
  }

  private func alignment(of child: FlexBox, in parent: FlexBox) -> StaticPlace {
    let isReversed = parent.style.container.wrap == .wrapReverse
    switch parent.alignment(of: child) {
    case .flexStart, .stretch, .baseline: return isReversed ? .end : .start
    case .flexEnd: return isReversed ? .start : .end
    case .center: return .center
    }
  }
}
