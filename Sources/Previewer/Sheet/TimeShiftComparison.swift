import Foundation

/// Compares values from two builds. They count as the same when they differ only in dates, and each
/// date differs by the time that passed between the builds.
struct TimeShiftComparison {
  /// The time that passed between the two builds, in seconds.
  var seconds: Double

  /// The most seconds by which a date may deviate from the expected difference.
  private static let tolerance = 2.0

  /// Compares two JSON texts; false when one is not valid JSON.
  func isSame(_ old: Data, _ new: Data) -> Bool {
    if old == new { return true }
    guard let old = try? JSONSerialization.jsonObject(with: old, options: .fragmentsAllowed),
      let new = try? JSONSerialization.jsonObject(with: new, options: .fragmentsAllowed)
    else { return false }
    return isSame(old, new)
  }

  private func isSame(_ old: Any, _ new: Any) -> Bool {
    switch (old, new) {
    case (let old as [String: Any], let new as [String: Any]):
      return old.keys == new.keys
        && old.allSatisfy { key, value in new[key].map { isSame(value, $0) } ?? false }
    case (let old as [Any], let new as [Any]):
      return old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
    case (let old as String, let new as String): return old == new
    case (let old as NSNumber, let new as NSNumber):
      let moved = new.doubleValue - old.doubleValue
      // Only numbers above 1e8 may be dates (seconds since 2001; 1e8 is March 2004).
      return moved == 0
        || abs(new.doubleValue) > 1e8 && abs(moved - seconds) < Self.tolerance
    case (is NSNull, is NSNull): return true
    default: return false
    }
  }
}
