import ViewArchive

/// What is known about a box so far. All lengths are in points.
struct BoxState {
  /// The size of the latest answer, measured or laid out.
  var measured = FlexSize.zero
  /// False before the first answer.
  var isMeasured = false
  /// The size of the latest layout.
  var size = FlexSize.zero
  /// The distances from the sides of the container. The opposite one of an axis' start side counts
  /// only once the axis is settled.
  var position = Sides<Double>.zero
  /// The size along the container's main axis before growing and shrinking. A basis that the style
  /// gives is resolved once only.
  var basis: Double?
  /// The line of the container that the box is in.
  var line = 0
  /// The width that percentages of padding refer to.
  var ownerWidth: Double?
  var cache = MeasureCache()
}
