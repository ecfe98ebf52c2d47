/// Which cards of a Lock Screen are seen, in cells as in points.
package enum CardStack {
  /// Returns the range of cards that fit, including the focused one; at least one card.
  ///
  /// - Parameters:
  ///   - heights: Those of the cards, from above to below.
  ///   - room: The height that there is for them, in the same unit.
  ///   - gap: The distance between two cards.
  ///   - focus: The index of the focused card; nil: the first.
  package static func visible(
    _ heights: [Double], in room: Double, gap: Double, focus: Int?
  ) -> Range<Int> {
    func count(from first: Int) -> Int {
      var left = room
      var index = first
      while index < heights.count, heights[index] <= left {
        left -= heights[index] + gap
        index += 1
      }
      return index - first
    }
    let focused = focus ?? 0
    var first = 0
    while first < focused, first + count(from: first) <= focused { first += 1 }
    // At least one card is drawn, clipped where it does not fit.
    return first..<min(first + max(count(from: first), 1), heights.count)
  }
}
