import ViewArchive

extension ContainerLayout {
  /// Places the lines of a container that wraps, or whose items have a common baseline, across the
  /// main axis, and the items in them.
  @inline(never) func distribute(_ lines: [FlexLine], crossSize: Double, gap: Double) {
    guard isWrapping || box.isBaselineLayout else { return }
    let dimension = cross.dimension
    let frames = box.ownEdges.frames(dimension, owner.width)
    let given: Double
    if crossMode == .exact {
      given = (crossSpace ?? 0) + frames
    } else if box.isDefinite(dimension, owner[dimension]) {
      given = box.length(dimension, owner[dimension], owner.width) ?? 0
    } else {
      given = crossSize + frames
    }
    // Yoga 3.2 takes the parent's height for percentages of widths too.
    let reference = pass.engine.revision == .yoga32 ? owner.height : owner[dimension]
    let size = box.bounded(given, dimension, reference, owner.width) - frames
    let spacing = LineSpacing(
      box.style.container.alignContent, free: size - crossSize, count: Double(lines.count))
    var start = box.ownEdges.frame(cross.startSide, owner.width) + spacing.lead
    for (index, line) in lines.enumerated() {
      if index > 0 { start += gap }
      var heights = BaselineHeights()
      var height = 0.0
      for child in line.items {
        height = max(height, outerSize(child, cross))
        guard box.alignment(of: child) == .baseline else { continue }
        heights.add(child, inner.width)
        height = max(height, heights.total)
      }
      height += spacing.growth
      let place = LinePlace(
        start: start, size: height, between: spacing.between, ascent: heights.ascent)
      for child in line.items { self.place(child, in: place) }
      start += spacing.between + height
    }
  }

  /// Where a line is across the main axis, in points.
  private struct LinePlace {
    var start: Double
    var size: Double
    /// The space after the line.
    var between: Double
    /// The distance of the common baseline from the start.
    var ascent: Double
  }

  private func place(_ child: FlexBox, in line: LinePlace) {
    let side = cross.startSide
    let size = child.state.measured[cross.dimension]
    switch box.alignment(of: child) {
    case .flexStart:
      // The inset instead of the margin (Yoga).
      child.state.position[side] = line.start + child.edges.inset(side, inner.width)
    case .flexEnd:
      child.state.position[side] =
        line.start + line.size - child.edges.margin(cross.endSide, inner.width) - size
    case .center:
      child.state.position[side] = line.start + (line.size - size) / 2
    case .stretch:
      child.state.position[side] = line.start + child.edges.margin(side, inner.width)
      stretch(child, in: line)
    case .baseline:
      child.state.position.top =
        line.start + line.ascent - (child.baseline ?? 0) + child.edges.inset(.top, crossSpace)
    }
  }

  /// Lays out a child as large as its line, now that the line's size is final.
  private func stretch(_ child: FlexBox, in line: LinePlace) {
    guard !child.isDefinite(cross.dimension, crossSpace) else { return }
    // The horizontal margins in columns too (Yoga).
    let mainSize =
      child.state.measured[main.dimension] + child.edges.margins(.width, inner.width)
    let crossSize = line.between + line.size
    let isSettled =
      PixelRounding.isSame(mainSize, child.state.measured[main.dimension])
      && PixelRounding.isSame(crossSize, child.state.measured[cross.dimension])
    if isSettled { return }
    pass.layOut(
      child,
      Request(along: main, main: .exact(mainSize), cross: .exact(crossSize), owner: inner))
  }
}

/// The space that `alignContent` gives to lines, in points.
private struct LineSpacing {
  /// Before the first line.
  var lead = 0.0
  /// Between neighbours, besides the gap.
  var between = 0.0
  /// By how much each line grows.
  var growth = 0.0

  init(_ distribution: FlexLineDistribution, free: Double, count: Double) {
    guard count > 0 else { return }
    switch free >= 0 ? distribution : distribution.whenOverflowing {
    case .flexStart: break
    case .center: lead = free / 2
    case .flexEnd: lead = free
    case .stretch: growth = free / count
    case .spaceBetween: between = count > 1 ? free / (count - 1) : 0
    case .spaceAround:
      lead = free / count / 2
      between = free / count
    case .spaceEvenly:
      lead = free / (count + 1)
      between = lead
    }
  }
}
