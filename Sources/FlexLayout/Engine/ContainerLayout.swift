import ViewArchive

/// The layout of the children of one box for one request.
///
/// The order is that of the flexbox algorithm: bases, lines, flexible lengths, main axis, cross
/// axis, lines across, size of the container, absolute children. How the steps differ from CSS is
/// said where they do (found with Yoga 3.2, and in facebook/yoga).
struct ContainerLayout {
  let box: FlexBox
  let pass: FlexPass
  /// True if boxes are placed; false if only the container's size is wanted.
  let isLayout: Bool
  let main: FlexDirection
  let cross: FlexDirection
  /// What is offered, without the container's margins.
  let space: Request
  /// The space for children where it is known.
  let inner: Extent
  /// How the size along the main axis is found; becomes exact once children wrap.
  var mainMode: Offer.Mode
  /// The space along the main axis. A limit that a line meets holds for the following ones too.
  var mainSpace: Double?
  /// True if the bases of the children need more than the space along the main axis.
  var overflows = false

  @inline(never) init(_ box: FlexBox, in space: Request, isLayout: Bool, pass: FlexPass) {
    self.box = box
    self.pass = pass
    self.isLayout = isLayout
    self.space = space
    main = box.mainAxis
    cross = main.crossAxis(in: box.direction)
    inner = Extent(
      width: box.inner(space.width.length, .width, space.owner),
      height: box.inner(space.height.length, .height, space.owner))
    mainMode = space[main.dimension].mode
    mainSpace = inner[main.dimension]
  }

  var owner: Extent { space.owner }
  var crossMode: Offer.Mode { space[cross.dimension].mode }
  var crossSpace: Double? { inner[cross.dimension] }
  var isWrapping: Bool { box.style.container.wrap != .noWrap }

  /// True if the size across the main axis is given and nothing else is asked for, so that the
  /// flexible lengths do not matter.
  var skipsFlexing: Bool { !isLayout && crossMode == .exact }

  /// Lays out the children; the box knows its size afterwards.
  mutating func run() {
    let total = findBases()
    overflows = mainMode != .unlimited && total > mainSpace ?? .infinity
    if isWrapping, overflows, mainMode == .atMost { mainMode = .exact }

    var lines: [FlexLine] = []
    var content = ContentSize()
    let crossGap = gap(cross, crossSpace)
    var next = 0
    while next < box.children.count {
      var line = nextLine(from: &next, number: lines.count)
      findFreeSpace(&line)
      if !skipsFlexing { resolveFlexibleLengths(&line) }
      justify(&line)
      alignAcross(&line, from: content.cross)
      content.cross += line.crossSize + (lines.isEmpty ? 0 : crossGap)
      content.main = max(content.main, line.mainSize)
      lines.append(line)
    }
    if isLayout { distribute(lines, crossSize: content.cross, gap: crossGap) }
    findSize(content)
    if isLayout { finish() }
  }

  /// The size of all lines. Along the main axis padding and border are included.
  struct ContentSize {
    var main = 0.0
    var cross = 0.0
  }

  /// Returns the space between neighbours along an axis whose inner size may be known.
  func gap(_ axis: FlexDirection, _ size: Double?) -> Double {
    let container = box.style.container
    let gap = (axis.isRow ? container.columnGap : container.rowGap) ?? container.gap
    return max(gap?.resolved(against: size) ?? 0, 0)
  }

  /// True for a child that fills its line across: one without a size or automatic margins there.
  @inline(never) func isStretched(_ child: FlexBox) -> Bool {
    box.alignment(of: child) == .stretch && !child.edges.isAutoMargin(cross.startSide)
      && !child.edges.isAutoMargin(cross.endSide)
      && !child.isDefinite(cross.dimension, crossSpace)
  }

  /// Returns the margins of a child along an axis.
  func margins(_ child: FlexBox, _ axis: FlexDirection) -> Double {
    child.edges.margins(axis.dimension, inner.width)
  }

  /// Returns the size of a child and its margins along an axis.
  func outerSize(_ child: FlexBox, _ axis: FlexDirection) -> Double {
    child.state.measured[axis.dimension] + margins(child, axis)
  }

  /// Returns the length across the main axis that the ratio of a child gives for one along it.
  func crossSize(ofMain length: Double, ratio: Double) -> Double {
    main.isRow ? length / ratio : length * ratio
  }

  /// Returns the basis of a child within its limits. Percentages of limits refer to the container's
  /// own parent here (Yoga).
  @inline(never) func limitedBasis(_ child: FlexBox) -> Double {
    child.clamped(child.state.basis ?? 0, main.dimension, owner[main.dimension], owner.width)
  }
}
