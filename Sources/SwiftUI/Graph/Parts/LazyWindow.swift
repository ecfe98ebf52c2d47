/// Which rows of a long collection are evaluated.
struct LazyWindow: Hashable {
  /// The height of a row in points before one was measured, with the space after it.
  static let usualPitch = 44.0

  /// The row in the middle of what is seen; nil: the start is seen.
  var middle: Int?
  /// The height of a row in points, with the space after it.
  var pitch = Self.usualPitch

  /// The evaluated rows: a screen and a half before and after the middle one.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - screenful: How many rows a screen has at most.
  func rows(of count: Int, screenful: Int) -> Range<Int> {
    let half = screenful * 3 / 2
    let start = min(max((middle ?? 0) - half, 0), max(count - 2 * half, 0))
    return start..<min(start + 2 * half, count)
  }
}
