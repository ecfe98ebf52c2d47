import Glibc

/// The reason why a program must end.
package enum TerminalClosure: Sendable, Hashable {
  case terminated
  case interrupted
  case hungUp
  /// Reading or writing failed: the terminal was closed.
  case terminalGone

  /// Creates the reason for the first signal that ends a program; nil when `signals` contains none.
  init?(_ signals: Set<Int32>) {
    if signals.contains(SIGTERM) {
      self = .terminated
    } else if signals.contains(SIGINT) {
      self = .interrupted
    } else if signals.contains(SIGHUP) {
      self = .hungUp
    } else {
      return nil
    }
  }

  /// The exit code by the shell's convention: 128 + the signal.
  package var exitCode: Int32 {
    switch self {
    case .terminated: 143
    case .interrupted: 130
    case .hungUp, .terminalGone: 129
    }
  }
}
