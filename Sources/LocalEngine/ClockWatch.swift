package import Foundation

/// Notices that a clock was set back, by a person or by the machine.
package struct ClockWatch: Sendable {
  /// The last date; nil: there was none.
  private var last: Date?
  /// Less is no change of the clock: threads read it one after the other.
  private static let noticed = 0.5

  package init() {}

  /// Returns the seconds by which the clock was set back since the last call; 0: it was not.
  package mutating func secondsBack(at now: Date) -> TimeInterval {
    defer { last = now }
    guard let last, isSetBack(at: now) else { return 0 }
    return last.timeIntervalSince(now)
  }

  /// Returns whether the clock was set back since the last call of `secondsBack`.
  package func isSetBack(at now: Date) -> Bool {
    last.map { now < $0.addingTimeInterval(-Self.noticed) } ?? false
  }
}
