package import Foundation
import LocalEngine
package import PhoneScreen

/// Limits how often changes of the date are shown while the date advances faster than real time:
/// more frequent changes are not visible, and each costs a frame.
package struct DatePacer: Sendable {
  /// The minimum seconds between two frames that the date causes; the second value while `isFast`.
  private static let intervals = (1.0 / 30, 1.0 / 8)

  private var shown = -Double.infinity
  private var clock = ClockWatch()

  package init() {}

  /// Returns true when what depends on the date is rendered again at `now`.
  package mutating func isDue(at now: Moment) -> Bool {
    // A rounding error must not postpone a change by a whole interval.
    guard now.uptime >= shown + interval(now) - 0.001 else { return false }
    shown = now.uptime
    return true
  }

  /// Returns true once when the date was set back: what is to change at a date changes later then
  /// than it was shown to.
  package mutating func wasSetBack(at now: Moment) -> Bool { clock.secondsBack(at: now.date) > 0 }

  /// Returns when a run loop wakes up for something due at `date`, in seconds of uptime; nil:
  /// never.
  package func wake(at date: Date?, after now: Moment) -> Double? {
    date.flatMap(now.uptime(at:)).map { max($0, shown + interval(now)) }
  }

  private func interval(_ now: Moment) -> Double {
    guard now.rate > 1 else { return 0 }
    return now.isFast ? Self.intervals.1 : Self.intervals.0
  }
}
