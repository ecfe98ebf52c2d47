import ViewArchive

/// The widths of a text on one line, and how far it may exceed its own frame into the space that
/// the frame's container has for it.
struct TextWidth: Hashable, Sendable {
  /// Widths in points, of the widest value it can have and of its current value.
  var longest: Double
  var current: Double
  /// Points by which it may exceed its frame (GRID-6).
  var maximumOverflow: Double
  /// True if it is broken into lines instead of exceeding its frame.
  var canWrap: Bool

  /// Returns the width of a frame of `width` around this text. Frames are rounded to cells, so a
  /// text that fits on the device may need a cell more in the terminal; the frame then becomes
  /// wider if `slot`, the space for it in points, is wide enough. Nil `slot`: no limit.
  func widenedFrameWidth(
    from width: Double, into slot: Double?, height: Double?, _ metrics: LayoutMetrics
  ) -> Double {
    guard metrics.isGridded else { return width }
    let hasRows = (height ?? .infinity) >= 2 * LayoutMetrics.cell.height
    if canWrap, hasRows { return width }
    for natural in [longest, current] where natural > width && natural <= width + maximumOverflow {
      if natural <= slot ?? .infinity { return natural }
    }
    return width
  }
}
