/// The children that share one line of a container.
struct FlexLine {
  var items: [FlexBox] = []
  /// What the items need by their bases, with margins and gaps.
  var consumed = 0.0
  /// The sum of what the items grow by, at least one if any does.
  var growth = 0.0
  /// The sum of what the items shrink by, each scaled by its basis.
  var shrinkage = 0.0
  var autoMarginCount = 0
  /// What is left along the main axis; below zero: what is lacking.
  var freeSpace = 0.0
  /// The size along the main axis, padding and border of the container included.
  var mainSize = 0.0
  /// The size across the main axis.
  var crossSize = 0.0
}

extension ContainerLayout {
  /// Collects the children that fit in a line, at least one.
  @inline(never) func nextLine(from next: inout Int, number: Int) -> FlexLine {
    var line = FlexLine()
    let gap = gap(main, mainSpace)
    while next < box.children.count {
      let child = box.children[next]
      guard child.isInFlow else {
        next += 1
        continue
      }
      // The automatic margins of the child that does not fit count in this line too (Yoga).
      for side in [main.startSide, main.endSide] where child.edges.isAutoMargin(side) {
        line.autoMarginCount += 1
      }
      let length =
        limitedBasis(child) + margins(child, main) + (line.items.isEmpty ? 0 : gap)
      if isWrapping, !line.items.isEmpty, line.consumed + length > mainSpace ?? .infinity { break }
      line.consumed += length
      line.growth += child.grow
      line.shrinkage += child.shrink * (child.state.basis ?? 0)
      child.state.line = number
      line.items.append(child)
      next += 1
    }
    if line.growth > 0 { line.growth = max(line.growth, 1) }
    return line
  }

  /// Finds the space that the items of a line may share.
  @inline(never) mutating func findFreeSpace(_ line: inout FlexLine) {
    let dimension = main.dimension
    let frames = box.edges.frames(dimension, owner.width)
    var isSizedByContent = false
    if mainMode != .exact {
      let least = box.minimum(dimension, owner[dimension], owner.width).map { $0 - frames }
      let greatest = box.maximum(dimension, owner[dimension], owner.width).map { $0 - frames }
      if let least, line.consumed < least {
        mainSpace = least
      } else if let greatest, line.consumed > greatest {
        mainSpace = greatest
      } else if !pass.engine.errata.contains(.stretchedBasis) {
        if line.growth == 0 || box.grow == 0 { mainSpace = line.consumed }
        isSizedByContent = true
      }
    }
    if !isSizedByContent, let mainSpace {
      line.freeSpace = mainSpace - line.consumed
    } else {
      line.freeSpace = max(-line.consumed, 0)
    }
  }
}
