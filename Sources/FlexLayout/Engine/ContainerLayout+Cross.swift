import ViewArchive

extension ContainerLayout {
  /// Settles the size of a line across the main axis and places its items in it; `start` is where
  /// the line starts in the content.
  func alignAcross(_ line: inout FlexLine, from start: Double) {
    let dimension = cross.dimension
    let frames = box.ownEdges.frames(dimension, owner.width)
    let bounded = { (length: Double) in
      self.box.bounded(length + frames, dimension, self.owner[dimension], self.owner.width)
        - frames
    }
    let containerSize = crossMode == .exact ? crossSpace ?? 0 : bounded(line.crossSize)
    if !isWrapping {
      line.crossSize = bounded(crossMode == .exact ? crossSpace ?? 0 : line.crossSize)
    }
    guard isLayout else { return }
    for child in line.items {
      var lead = box.ownEdges.frame(cross.startSide, owner.width)
      if isStretched(child) {
        stretch(child, to: line.crossSize)
      } else {
        lead += offset(of: child, in: containerSize)
      }
      child.state.position[cross.startSide] += start + lead
    }
  }

  /// Returns where a child that is not stretched starts in its line.
  @inline(never) private func offset(of child: FlexBox, in size: Double) -> Double {
    let free = size - outerSize(child, cross)
    let isStartAuto = child.edges.isAutoMargin(cross.startSide)
    let isEndAuto = child.edges.isAutoMargin(cross.endSide)
    switch (isStartAuto, isEndAuto) {
    case (true, true): return max(free / 2, 0)
    case (true, false): return max(free, 0)
    case (false, true): return 0
    case (false, false): break
    }
    switch box.alignment(of: child) {
    case .flexStart, .stretch: return 0
    case .center: return free / 2
    // Places by baseline are found with the lines.
    case .flexEnd, .baseline: return free
    }
  }

  /// Lays out a child once more, as large as its line.
  private func stretch(_ child: FlexBox, to lineSize: Double) {
    pass.layOut(child, stretchRequest(child, lineSize))
  }

  @inline(never) private func stretchRequest(_ child: FlexBox, _ lineSize: Double) -> Request {
    let mainLength = child.state.measured[main.dimension]
    let crossLength =
      child.style.sizes.aspectRatio.map {
        crossSize(ofMain: mainLength, ratio: $0) + margins(child, cross)
      } ?? lineSize
    let mainOffer = child.limited(
      .exact(mainLength + margins(child, main)), main.dimension, mainSpace, inner.width)
    var crossOffer = child.limited(
      .exact(crossLength), cross.dimension, crossSpace, inner.width)
    // Lines that are not stretched themselves do not stretch their items yet.
    if isWrapping, box.style.container.alignContent != .stretch {
      crossOffer.mode = .unlimited
    }
    return Request(along: main, main: mainOffer, cross: crossOffer, owner: inner)
  }
}
