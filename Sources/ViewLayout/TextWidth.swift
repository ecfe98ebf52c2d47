import ViewArchive

/// How wide a text would like to be on one line, and how much of that it may take from the slot
/// that its own frame lies in.
struct TextWidth: Hashable, Sendable {
  /// Points, of the widest value it can have and of what it reads now.
  var longest: Double
  var current: Double
  /// Points by which it may exceed its frame (Q4).
  var bleed: Double
  /// True when it would rather be broken into lines than bleed.
  var canWrap: Bool

  /// The width of a frame of `width` around this text. Frames are rounded to cells, so a text
  /// that fits on the device may miss a cell here; it takes it from the slot when the slot has
  /// it. `slot` nil has no limit.
  func bled(
    from width: Double, into slot: Double?, height: Double?, _ metrics: LayoutMetrics
  ) -> Double {
    guard metrics.isGridded else { return width }
    let hasRows = (height ?? .infinity) >= 2 * LayoutMetrics.cell.height
    if canWrap, hasRows { return width }
    for natural in [longest, current] where natural > width && natural <= width + bleed {
      if natural <= slot ?? .infinity { return natural }
    }
    return width
  }
}
