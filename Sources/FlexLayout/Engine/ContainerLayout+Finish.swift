import ViewArchive

extension ContainerLayout {
  /// Finds the size of the container from what was offered or its content.
  @inline(never) func findSize(_ content: ContentSize) {
    let frames = box.ownEdges.frames(cross.dimension, owner.width)
    box.state.measured[main.dimension] = size(
      main.dimension, mainMode, space: mainSpace, content: content.main)
    box.state.measured[cross.dimension] = size(
      cross.dimension, crossMode, space: crossSpace, content: content.cross + frames)
  }

  private func size(
    _ dimension: Dimension, _ mode: Offer.Mode, space innerSpace: Double?, content: Double
  ) -> Double {
    let reference = owner[dimension]
    if mode == .exact {
      return box.bounded(space[dimension].length ?? 0, dimension, reference, owner.width)
    }
    guard mode == .atMost, box.style.overflow == .scroll else {
      // Content may be larger than a limit.
      return box.bounded(content, dimension, reference, owner.width)
    }
    let frames = box.ownEdges.frames(dimension, owner.width)
    let limited = box.clamped(content, dimension, reference, owner.width)
    return max(min((innerSpace ?? 0) + frames, limited), frames)
  }

  /// Turns places from reversed axes into places from the left and the top, and lays out absolute
  /// descendants.
  @inline(never) func finish() {
    if box.style.container.wrap == .wrapReverse {
      for child in box.children where child.style.position != .absolute {
        child.state.position[cross.startSide] = child.opposite(
          child.state.position[cross.startSide], cross.dimension, in: box)
      }
    }
    for child in box.children where child.isInFlow {
      for axis in [main, cross] where axis.isReverse { child.settleReversed(axis, in: box) }
    }
    if box.isContainingBlock {
      let layout = AbsoluteLayout(
        block: box, inner: inner, widthMode: main.isRow ? mainMode : crossMode, pass: pass)
      layout.layOutDescendants(of: box, x: 0, y: 0)
    }
  }
}

extension FlexBox {
  /// Returns the distance from the other side of a container for one from a side.
  func opposite(_ distance: Double, _ dimension: Dimension, in container: FlexBox) -> Double {
    container.state.measured[dimension] - state.measured[dimension] - distance
  }

  /// Finds the place at the end of a reversed axis, its left or top side.
  func settleReversed(_ axis: FlexDirection, in container: FlexBox) {
    state.position[axis.endSide] = opposite(
      state.position[axis.startSide], axis.dimension, in: container)
  }
}
