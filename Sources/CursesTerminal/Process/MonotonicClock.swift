import CNcurses
import Glibc

/// The clock for all times of a terminal.
package enum MonotonicClock {
  /// Returns the seconds since the machine started, without the time it was suspended.
  package static func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
