package import Foundation
package import PhoneScreen

extension Moment {
  /// The minimum seconds between two wake-ups for a date that advances fast; more are not visible.
  private static let shortestWait = 1.0 / 30

  /// Returns when a run loop wakes up for something due at `date`, in seconds of uptime; nil is
  /// never. While the date advances fast, at most thirty times a second.
  package func wake(at date: Date?) -> Double? {
    let uptime = date.flatMap(uptime(at:))
    return rate > 1 ? uptime.map { max($0, self.uptime + Self.shortestWait) } : uptime
  }
}
