/// The measures of the lines of a text, in points.
struct LineMetrics: Hashable, Sendable {
  /// The height of one line.
  var height: Double
  /// From the top of a line to its baseline.
  var baseline: Double
  /// From the top of a line to the top of the next one, without the text's own line spacing.
  var advance: Double
  /// Heights of texts are rounded up to multiples of it; 0 does not round.
  var pixel: Double

  /// The measures of smaller letters.
  func scaled(by factor: Double) -> LineMetrics {
    LineMetrics(
      height: height * factor, baseline: baseline * factor, advance: advance * factor,
      pixel: pixel)
  }

  /// Returns the height of a text of several lines with `spacing` points between them.
  func height(ofLines count: Int, spacing: Double) -> Double {
    let height = height + Double(count - 1) * (advance + spacing)
    guard pixel > 0 else { return height }
    return (height / pixel - LayoutMetrics.tolerance).rounded(.up) * pixel
  }
}
