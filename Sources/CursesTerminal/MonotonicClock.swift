import CNcurses
import Glibc

/// The clock all times of a terminal are read from.
package enum MonotonicClock {
  /// Seconds since the machine started, without the time it slept.
  package static func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
