/// The rounding of frames to whole pixels.
struct PixelRounding {
  /// The number of pixels in a point; 0: nothing is rounded.
  let scale: Double

  private static let tolerance = 0.0001

  /// True for lengths that are the same but for errors of arithmetic.
  static func isSame(_ one: Double?, _ other: Double?) -> Bool {
    switch (one, other) {
    case (let one?, let other?): abs(one - other) < tolerance
    case (nil, nil): true
    case (nil, _?), (_?, nil): false
    }
  }

  /// Returns the nearest whole pixel in points; halves are rounded up.
  func rounded(_ length: Double) -> Double { rounded(length, .toNearestOrAwayFromZero) }

  /// Returns the frames of all boxes in preorder.
  ///
  /// The edges of a box are rounded where they are in the root, and what lies between them is its
  /// size; its place in the parent is rounded by itself. Content is never cut: it starts at the
  /// pixel before it, and ends at the one after it (Yoga). What is no finite number, as huge
  /// lengths can make it, counts as zero.
  func frames(of tree: BoxTree) -> [FlexPlace] {
    var origins: [(x: Double, y: Double)] = []
    origins.reserveCapacity(tree.entries.count)
    var frames: [FlexPlace] = []
    frames.reserveCapacity(tree.entries.count)
    for entry in tree.entries {
      let (position, size) = finite(entry.box.state)
      let parent = entry.parent.map { origins[$0] } ?? (x: 0, y: 0)
      let origin = (x: parent.x + position.left, y: parent.y + position.top)
      origins.append(origin)
      let isContent = entry.box.content != nil
      frames.append(
        FlexPlace(
          x: start(position.left, isContent), y: start(position.top, isContent),
          width: length(size.width, from: origin.x, isContent),
          height: length(size.height, from: origin.y, isContent)))
    }
    return frames
  }

  private func finite(_ state: BoxState) -> (position: Sides<Double>, size: FlexSize) {
    let finite = { (length: Double) in abs(length) < 1e15 ? length : 0 }
    return (
      state.position.map(finite),
      FlexSize(width: finite(state.size.width), height: finite(state.size.height))
    )
  }

  private func start(_ edge: Double, _ isContent: Bool) -> Double {
    rounded(edge, isContent ? .down : .toNearestOrAwayFromZero)
  }

  private func length(_ length: Double, from edge: Double, _ isContent: Bool) -> Double {
    guard scale > 0 else { return length }
    let pixels = length * scale
    let isWhole = Self.isSame(pixels.rounded(), pixels)
    let rule: FloatingPointRoundingRule =
      isContent ? (isWhole ? .down : .up) : .toNearestOrAwayFromZero
    return rounded(edge + length, rule) - start(edge, isContent)
  }

  private func rounded(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard scale > 0 else { return length }
    let pixels = length * scale
    let nearest = pixels.rounded()
    if Self.isSame(pixels, nearest) { return nearest / scale }
    guard rule == .toNearestOrAwayFromZero else { return pixels.rounded(rule) / scale }
    // Halves go up, also below zero, and what is almost a half counts as one.
    return (pixels + 0.5 + Self.tolerance).rounded(.down) / scale
  }
}
