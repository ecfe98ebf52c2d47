package import Foundation

/// One instant on two scales: the calendar date and a monotonic uptime. Activities use the date;
/// animation and input use the uptime.
package struct Moment: Hashable, Sendable {
  package var date: Date
  /// Seconds since an arbitrary fixed instant, monotonic.
  package var uptime: Double
  /// Seconds of the date per second of uptime from this instant on; 0 while the clock is frozen.
  package var rate: Double

  package init(date: Date, uptime: Double, rate: Double = 1) {
    self.date = date
    self.uptime = uptime
    self.rate = rate
  }

  /// True when the date advances more than ten times as fast as real time: seconds and most minutes
  /// cannot be read then, so contents change without animation and at most eight times a second.
  package var isFast: Bool { rate > 10 }

  /// Returns the moment `seconds` of uptime later.
  package func advanced(by seconds: Double) -> Moment {
    Moment(date: date.addingTimeInterval(seconds * rate), uptime: uptime + seconds, rate: rate)
  }

  /// Returns the uptime at which the date was `date`, which is in the past.
  package func uptime(since date: Date) -> Double {
    rate > 0 ? uptime - max(self.date.timeIntervalSince(date), 0) / rate : uptime
  }

  /// Returns the uptime at which the date will be `date`; nil: never, because the clock is frozen.
  package func uptime(at date: Date) -> Double? {
    guard date > self.date else { return uptime }
    return rate > 0 ? uptime + date.timeIntervalSince(self.date) / rate : nil
  }
}
