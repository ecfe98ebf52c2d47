/// What a leaf shows.
package struct FlexContent: Sendable {
  /// Returns the size of the content in points, without padding and border, for a width and a
  /// height. It must be pure: it is asked several times, and not again for what follows from
  /// earlier answers. A size beyond `atMost` stands; what is negative or no number counts as zero.
  package var measure: @Sendable (_ width: FlexMeasureMode, _ height: FlexMeasureMode) -> FlexSize
  /// Returns the distance of the baseline from the top edge of a leaf that has the size, in points.
  /// Nil: the baseline is the bottom edge.
  package var baseline: (@Sendable (FlexSize) -> Double)?

  /// Creates content.
  package init(
    baseline: (@Sendable (FlexSize) -> Double)? = nil,
    measure: @escaping @Sendable (FlexMeasureMode, FlexMeasureMode) -> FlexSize
  ) {
    self.measure = measure
    self.baseline = baseline
  }
}
