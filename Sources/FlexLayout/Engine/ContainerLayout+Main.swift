import ViewArchive

extension ContainerLayout {
  /// Places the items of a line along the main axis, and finds the line's sizes.
  @inline(never) func justify(_ line: inout FlexLine) {
    keepOnlyNeededSpace(&line)
    let (lead, between) = spacing(line)
    line.mainSize = box.ownEdges.frame(main.startSide, owner.width) + lead
    line.crossSize = 0
    let isByBaseline = box.isBaselineLayout
    var heights = BaselineHeights()
    // Automatic margins take the free space before `justifyContent` gets it.
    let autoMargin =
      line.autoMarginCount > 0 ? max(line.freeSpace, 0) / Double(line.autoMarginCount) : 0
    for (index, child) in line.items.enumerated() {
      if child.edges.isAutoMargin(main.startSide) { line.mainSize += autoMargin }
      if isLayout { child.state.position[main.startSide] += line.mainSize }
      if index < line.items.count - 1 { line.mainSize += between }
      if child.edges.isAutoMargin(main.endSide) { line.mainSize += autoMargin }
      if skipsFlexing {
        let isLimited = pass.engine.revision != .yoga32
        line.mainSize +=
          margins(child, main) + (isLimited ? limitedBasis(child) : child.state.basis ?? 0)
        line.crossSize = crossSpace ?? 0
      } else {
        line.mainSize += outerSize(child, main)
        if isByBaseline {
          heights.add(child, inner.width)
        } else {
          line.crossSize = max(line.crossSize, outerSize(child, cross))
        }
      }
    }
    line.mainSize += box.ownEdges.frame(main.endSide, owner.width)
    if isByBaseline { line.crossSize = heights.total }
  }

  /// A container that may be smaller than its limit keeps no free space but what its least size
  /// gives it.
  private func keepOnlyNeededSpace(_ line: inout FlexLine) {
    guard mainMode == .atMost, line.freeSpace > 0 else { return }
    let dimension = main.dimension
    guard let least = box.minimum(dimension, owner[dimension], owner.width) else {
      line.freeSpace = 0
      return
    }
    let occupied = (mainSpace ?? 0) - line.freeSpace
    line.freeSpace = max(least - box.ownEdges.frames(dimension, owner.width) - occupied, 0)
  }

  /// Returns the space before the first item and that between neighbours.
  private func spacing(_ line: FlexLine) -> (lead: Double, between: Double) {
    let gap = gap(main, mainSpace)
    guard line.autoMarginCount == 0 else { return (0, gap) }
    let free = line.freeSpace
    let count = Double(line.items.count)
    let justification = box.style.container.justifyContent
    switch free >= 0 ? justification : justification.whenOverflowing {
    case .flexStart: return (0, gap)
    case .center: return (free / 2, gap)
    case .flexEnd: return (free, gap)
    case .spaceBetween: return (0, count > 1 ? gap + free / (count - 1) : gap)
    case .spaceEvenly: return (free / (count + 1), gap + free / (count + 1))
    case .spaceAround:
      guard count > 0 else { return (0, gap) }
      return (free / count / 2, gap + free / count)
    }
  }
}
