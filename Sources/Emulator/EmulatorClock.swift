package import Foundation
import Glibc

/// One instant on both scales: what a calendar says, and seconds of a clock that never jumps.
/// Activities live by the first, motion and input by the second.
package struct Moment: Hashable, Sendable {
  package var date: Date
  /// Seconds since some fixed instant, monotonic.
  package var uptime: Double

  package init(date: Date, uptime: Double) {
    self.date = date
    self.uptime = uptime
  }

  package func advanced(by seconds: Double) -> Moment {
    Moment(date: date.addingTimeInterval(seconds), uptime: uptime + seconds)
  }
}

/// What time it is, as a value: the one place where the emulator's parts get it from.
package struct EmulatorClock: Sendable {
  package var now: @Sendable () -> Moment

  package init(now: @escaping @Sendable () -> Moment) { self.now = now }

  /// The machine's clocks.
  package static let real = EmulatorClock {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(date: Date(), uptime: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
