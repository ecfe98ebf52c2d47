package import Foundation
package import PhoneScreen

extension Moment {
  /// The minimum seconds between two wake-ups for a date that advances fast; more frequent changes
  /// are not visible.
  private static let shortestWait = 1.0 / 30

  /// The same while the date advances more than ten times as fast as real time: seconds and most
  /// minutes cannot be read then.
  private static let shortestWaitAtHighRate = 1.0 / 8

  /// Returns when a run loop wakes up for something due at `date`, in seconds of uptime; nil:
  /// never. While the date advances fast, wake-ups are at least a thirtieth of a second apart, and
  /// an eighth above ten times real time.
  package func wake(at date: Date?) -> Double? {
    let uptime = date.flatMap(uptime(at:))
    let wait = rate > 10 ? Self.shortestWaitAtHighRate : Self.shortestWait
    return rate > 1 ? uptime.map { max($0, self.uptime + wait) } : uptime
  }
}
