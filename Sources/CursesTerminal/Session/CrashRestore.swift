import CNcurses
import Glibc

/// Restores the terminal when the program crashes (ROBUST-2), because a trap runs neither
/// `defer` nor `deinit`. Signal handlers in CNcurses write prepared bytes and restore saved modes;
/// this type passes these to them.
struct CrashRestore {
  /// The signals that end a program by default and are not handled elsewhere: first those of its
  /// own faults, then those sent by other processes, last the real-time signals. 32 and 33 belong to
  /// the C library.
  private static let fatal =
    [
      SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT, SIGALRM, SIGUSR1,
      SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSTKFLT, SIGPOLL, SIGPWR,
    ] + Array(34...64)
  /// Registers the exit handler, once per process because it cannot be removed.
  private static let leavesAtExit: Void = nc_give_back_at_exit()

  /// Installs the handlers for fatal signals.
  ///
  /// - Parameter chains: True to pass the signal on to Swift's backtracer afterwards, which waits
  ///   for a key on a terminal.
  static func install(chains: Bool) {
    nc_rescue_chains(chains ? 1 : 0)
    _ = leavesAtExit
    for signal in fatal { nc_guard(signal) }
  }

  static func uninstall() {
    for signal in fatal { nc_release(signal) }
  }

  /// Makes a crash from now on write `bytes` and restore `modes`.
  static func arm(_ device: TerminalDevice, bytes: [UInt8]) {
    var modes = device.modes
    nc_rescue_arm(device.file, bytes, Int32(bytes.count), &modes)
  }

  /// Makes a crash from now on wait for the replies that are on their way.
  ///
  /// - Parameters:
  ///   - replies: Those to `CSI c`. Nil: the terminal replies to nothing.
  ///   - seconds: How long they are waited for.
  static func expect(replies: Int?, seconds: Double) {
    nc_rescue_expect(Int32(replies ?? -1), Int32(min(seconds, 60) * 1000))
  }

  static func disarm() { nc_rescue_disarm() }
}
