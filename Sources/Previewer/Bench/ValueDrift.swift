import Foundation

/// Tells values that were made anew from values that were changed: the same but for dates that have
/// moved along with the time between.
struct ValueDrift {
  /// Between the two.
  var seconds: Double

  /// Seconds that it takes at most from the one to the other to be made.
  private static let tolerance = 2.0

  /// - Parameters:
  ///   - old: JSON, as `new`.
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
      // Only what may be a date: seconds since 2001 of this century.
      return moved == 0
        || abs(new.doubleValue) > 1e8 && abs(moved - seconds) < Self.tolerance
    case (is NSNull, is NSNull): return true
    default: return false
    }
  }
}
