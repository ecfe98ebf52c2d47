import ViewArchive

/// One layout of a tree: measures and places boxes, and counts what that costs.
///
/// Boxes are laid out recursively. What does not recur is never inlined into what does, here and in
/// `ContainerLayout`: it would make the stack frames of each level several times as large.
final class FlexPass {
  let engine: FlexEngine
  /// How many times a box was measured or laid out, cached answers left out.
  private(set) var visitCount = 0
  /// True once the layout was given up; what is left of it does nothing.
  private(set) var isExhausted = false
  /// How many times content was measured.
  private(set) var measureCount = 0

  init(engine: FlexEngine) { self.engine = engine }

  /// Lays out the root in the space that the window offers: it is as large as its style says, as
  /// small as its content within a greatest size, else as large as the window.
  func layOutRoot(_ root: FlexBox, in space: Extent) {
    guard root.style.display != .none else { return root.reset() }
    let offer = { (dimension: Dimension) -> Offer in
      if root.isDefinite(dimension, space[dimension]),
        let length = root.length(dimension, space[dimension], space.width)
      {
        return .exact(length + root.edges.margins(dimension, space.width))
      }
      if let maximum = root.maximum(dimension, space[dimension], space.width) {
        return .atMost(maximum)
      }
      return space[dimension].map { .exact($0) } ?? .unlimited
    }
    layOut(root, Request(width: offer(.width), height: offer(.height), owner: space))
    root.startAtMargins(in: space)
  }

  /// Finds the size of a box without placing what is in it.
  func measure(_ box: FlexBox, _ request: Request) { visit(box, request, isLayout: false) }

  /// Gives a box and all below it sizes and places.
  func layOut(_ box: FlexBox, _ request: Request) { visit(box, request, isLayout: true) }

  /// Answers a request from the cache or by the algorithm.
  func visit(_ box: FlexBox, _ request: Request, isLayout: Bool) {
    if let size = cached(box, request, isLayout) {
      box.state.measured = size
    } else {
      visitCount += 1
      isExhausted = isExhausted || visitCount > engine.visitLimit
      if isExhausted { return }
      box.state.isMeasured = true
      box.state.ownerWidth = request.owner.width
      compute(box, request, isLayout)
      box.state.cache.store(box.state.measured, for: request, isLayout: isLayout)
    }
    if isLayout { box.state.size = box.state.measured }
  }

  @inline(never) private func cached(_ box: FlexBox, _ request: Request, _ isLayout: Bool)
    -> FlexSize?
  {
    guard box.content != nil else {
      return box.state.cache.answer(to: request, isLayout: isLayout)
    }
    let margins = FlexSize(
      width: box.edges.margins(.width, request.owner.width),
      height: box.edges.margins(.height, request.owner.width))
    return box.state.cache.contentAnswer(
      to: request, margins: margins, grid: PixelRounding(scale: engine.pointScale))
  }

  private func compute(_ box: FlexBox, _ request: Request, _ isLayout: Bool) {
    let space = box.space(request)
    if let content = box.content {
      box.state.measured = contentSize(content, of: box, space)
    } else if box.children.isEmpty {
      box.state.measured = box.size(space, content: .zero)
    } else if !isLayout, isSettled(space) {
      box.state.measured = box.settledSize(space)
    } else {
      var layout = ContainerLayout(box, in: space, isLayout: isLayout, pass: self)
      layout.run()
    }
  }

  /// True for spaces in which a box has a size whatever it contains.
  private func isSettled(_ space: Request) -> Bool {
    if engine.revision == .yoga32, space.width.isEmpty || space.height.isEmpty { return true }
    return (space.width.mode == .exact || space.width.isEmpty)
      && (space.height.mode == .exact || space.height.isEmpty)
  }

  /// Returns the size of a box around content. It is not cut to a limit that the content ignores.
  @inline(never) private func contentSize(
    _ content: FlexContent, of box: FlexBox, _ space: Request
  ) -> FlexSize {
    if space.width.mode == .exact, space.height.mode == .exact {
      return box.size(space, content: .zero)
    }
    measureCount += 1
    let mode = { (dimension: Dimension) -> FlexMeasureMode in
      let offer = space[dimension]
      let frames = box.ownEdges.frames(dimension, space.owner.width)
      let length = max((offer.length ?? 0) - frames, 0)
      return switch offer.mode {
      case .exact: .exactly(length)
      case .atMost: .atMost(length)
      case .unlimited: .unlimited
      }
    }
    let size = content.measure(mode(.width), mode(.height))
    // `max` would keep a value that is no number.
    let isValid = { (length: Double) in length > 0 && length.isFinite }
    return box.size(
      space,
      content: FlexSize(
        width: isValid(size.width) ? size.width : 0,
        height: isValid(size.height) ? size.height : 0))
  }
}

extension FlexBox {
  /// Returns the size of a box in a space (without margins): the exact one, else around the content.
  @inline(never) fileprivate func size(_ space: Request, content: FlexSize) -> FlexSize {
    let owner = space.owner
    let length = { (dimension: Dimension) -> Double in
      let offer = space[dimension]
      let given = offer.mode == .exact ? offer.length : nil
      return self.bounded(
        given ?? content[dimension] + self.ownEdges.frames(dimension, owner.width), dimension,
        owner[dimension], owner.width)
    }
    return FlexSize(width: length(.width), height: length(.height))
  }

  /// Returns the size of a box whose content does not matter.
  @inline(never) fileprivate func settledSize(_ space: Request) -> FlexSize {
    let owner = space.owner
    return FlexSize(
      width: bounded(max(space.width.length ?? 0, 0), .width, owner.width, owner.width),
      height: bounded(max(space.height.length ?? 0, 0), .height, owner.height, owner.width))
  }

  /// Returns a request without the margins of the box.
  @inline(never) fileprivate func space(_ request: Request) -> Request {
    let width = request.owner.width
    return Request(
      width: request.width.without(
        ownEdges.margin(.left, width) + ownEdges.margin(.right, width)),
      height: request.height.without(ownEdges.margins(.height, width)), owner: request.owner)
  }

  /// Puts the box at its margins, moved by its insets, from each side of a container of an inner
  /// size.
  @inline(never) func startAtMargins(in size: Extent) {
    // See `BoxEdges` for the root.
    let text = isRoot ? FlexWritingDirection.leftToRight : direction
    for dimension in [Dimension.width, .height] {
      let (start, end) = (dimension.textStart(text), dimension.textEnd(text))
      let shift: Double
      if style.position == .static {
        shift = 0
      } else if ownEdges.hasInset(start) {
        shift = ownEdges.inset(start, size[dimension])
      } else {
        shift = -ownEdges.inset(end, size[dimension])
      }
      state.position[start] = ownEdges.margin(start, size.width) + shift
      state.position[end] = ownEdges.margin(end, size.width) + shift
    }
  }
}
