/// The values of a control that are moved in steps.
struct ReactRange: Hashable, Sendable {
  let value: Double
  let low: Double
  let high: Double
  /// The least change; 0: any.
  let step: Double

  /// The steps of a control that has none of its own.
  private static let steps = 20.0

  /// The value as a part of the range, 0…1.
  var fraction: Double {
    guard high > low, high.isFinite, low.isFinite else { return 0 }
    return min(max((value - low) / (high - low), 0), 1)
  }

  /// Returns the value after some steps.
  func moved(by count: Int) -> Double {
    let one = step > 0 ? step : (high - low) / Self.steps
    return min(max(value + Double(count) * one, low), high)
  }

  /// Returns the value at a part of the range.
  func value(at fraction: Double) -> Double {
    let value = low + (high - low) * min(max(fraction, 0), 1)
    return step > 0 ? min(low + ((value - low) / step).rounded() * step, high) : value
  }
}
