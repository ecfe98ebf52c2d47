package import Foundation
package import PhoneScreen

extension Moment {
  /// The minimum seconds between two wake-ups for a date that advances fast; more frequent changes
  /// are not visible.
  private static let shortestWait = 1.0 / 30

  /// Returns when a run loop wakes up for something due at `date`, in seconds of uptime; nil:
  /// never. While the date advances fast, wake-ups are at least a thirtieth of a second apart.
  package func wake(at date: Date?) -> Double? {
    let uptime = date.flatMap(uptime(at:))
    return rate > 1 ? uptime.map { max($0, self.uptime + Self.shortestWait) } : uptime
  }
}
