/// What a box answered before. Without it, the time for nested boxes would double at each level.
///
/// As in Yoga, an answer is found by what was offered only, not by what percentages referred to,
/// and there are eight places that are emptied when they are full. Both can be seen in results.
struct MeasureCache {
  struct Answer {
    var width: Offer
    var height: Offer
    var size: FlexSize
  }

  private static let capacity = 8

  private var layout: Answer?
  private var measures: [Answer] = []

  mutating func store(_ size: FlexSize, for request: Request, isLayout: Bool) {
    let answer = Answer(width: request.width, height: request.height, size: size)
    if isLayout {
      layout = answer
    } else {
      if measures.count == Self.capacity { measures.removeAll(keepingCapacity: true) }
      measures.append(answer)
    }
  }

  /// Returns the answer of a container to the same request.
  func answer(to request: Request, isLayout: Bool) -> FlexSize? {
    let matches = { (answer: Answer) in
      Self.isSame(answer.width, request.width) && Self.isSame(answer.height, request.height)
    }
    return isLayout
      ? layout.flatMap { matches($0) ? $0.size : nil } : measures.first(where: matches)?.size
  }

  /// Returns an answer of content that the content would give again.
  func contentAnswer(
    to request: Request, margins: FlexSize, grid: PixelRounding
  ) -> FlexSize? {
    let matches = { (answer: Answer) in
      Self.isValid(
        answer.width, answer.size.width, for: request.width, margins.width, grid)
        && Self.isValid(
          answer.height, answer.size.height, for: request.height, margins.height, grid)
    }
    if let layout, matches(layout) { return layout.size }
    return measures.first(where: matches)?.size
  }

  private static func isSame(_ one: Offer, _ other: Offer) -> Bool {
    one.mode == other.mode && PixelRounding.isSame(one.length, other.length)
  }

  /// True if content that was `length` long in an earlier offer is so in a new one: the offers are
  /// the same in pixels, or that length is asked for or fits and was not cut.
  private static func isValid(
    _ earlier: Offer, _ length: Double, for offer: Offer, _ margin: Double, _ grid: PixelRounding
  ) -> Bool {
    if earlier.mode == offer.mode,
      PixelRounding.isSame(earlier.length.map(grid.rounded), offer.length.map(grid.rounded))
    {
      return true
    }
    guard let space = offer.length.map({ $0 - margin }) else { return false }
    let fits = length <= space || PixelRounding.isSame(length, space)
    switch (offer.mode, earlier.mode) {
    case (.exact, _): return PixelRounding.isSame(space, length)
    case (.atMost, .unlimited): return fits
    case (.atMost, .atMost): return fits && (earlier.length ?? 0) > space
    case (.atMost, .exact), (.unlimited, _): return false
    }
  }
}
