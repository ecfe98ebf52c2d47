import Glibc

/// The time of the machine in a process whose clocks follow the phone's.
package enum MachineTime {
  /// Seconds of a clock that nobody stops. The clocks that count from the start of the machine follow the
  /// phone's in the process of an app; this one does not.
  package static var now: Double {
    var time = timespec()
    clock_gettime(clockid_t(11), &time)  // CLOCK_TAI, which the C library does not name for Swift.
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
