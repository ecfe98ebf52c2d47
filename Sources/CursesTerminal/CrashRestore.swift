import CNcurses
import Glibc

/// Gives the terminal back when the program crashes (terminal.md §7): a trap runs neither `defer`
/// nor `deinit`. The work is done by handlers in CNcurses that use prepared bytes and saved modes
/// only; this tells them what to use.
struct CrashRestore {
  /// What ends a program by default and is not watched otherwise: its own faults first, then what
  /// is sent from outside.
  private static let fatal = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2,
    SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
  ]
  /// Once per process: there is no way to take it back.
  private static let leavesAtExit: Void = nc_give_back_at_exit()

  /// - Parameter chains: Hands the signal on to Swift's backtracer afterwards, which on a terminal
  ///   waits for a key.
  static func install(chains: Bool) {
    nc_rescue_chains(chains ? 1 : 0)
    _ = leavesAtExit
    for signal in fatal { nc_guard(signal) }
  }

  static func uninstall() {
    for signal in fatal { nc_release(signal) }
  }

  /// From now on a crash writes `bytes` and sets `modes`.
  static func arm(_ device: TerminalDevice, bytes: [UInt8]) {
    var modes = device.modes
    nc_rescue_arm(device.file, bytes, Int32(bytes.count), &modes)
  }

  static func disarm() { nc_rescue_disarm() }
}
