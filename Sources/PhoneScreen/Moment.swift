package import Foundation

/// One instant on both scales: what a calendar says, and seconds of a clock that never jumps.
/// Activities live by the first, motion and input by the second.
package struct Moment: Hashable, Sendable {
  package var date: Date
  /// Seconds since some fixed instant, monotonic.
  package var uptime: Double
  /// Seconds of the date per second of uptime from here on; 0 while the clock is frozen.
  package var rate: Double

  package init(date: Date, uptime: Double, rate: Double = 1) {
    self.date = date
    self.uptime = uptime
    self.rate = rate
  }

  package func advanced(by seconds: Double) -> Moment {
    Moment(date: date.addingTimeInterval(seconds * rate), uptime: uptime + seconds, rate: rate)
  }

  /// The uptime at which the date was `date`, which is past.
  package func uptime(since date: Date) -> Double {
    rate > 0 ? uptime - max(self.date.timeIntervalSince(date), 0) / rate : uptime
  }

  /// The uptime at which the date will be `date`; nil is never.
  package func uptime(at date: Date) -> Double? {
    guard date > self.date else { return uptime }
    return rate > 0 ? uptime + date.timeIntervalSince(self.date) / rate : nil
  }
}
