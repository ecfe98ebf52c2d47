extension Int {
  /// Creates the nearest integer towards zero: the largest or smallest one for a value out of range,
  /// 0 for one that is not a number.
  init(clamping value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
  }
}
