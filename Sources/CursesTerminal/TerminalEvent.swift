package import CellRaster
import Glibc

/// What a terminal tells the program.
package enum TerminalEvent: Sendable, Hashable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// The window got (true) or lost the keyboard.
  case focus(Bool)
  /// Text that was pasted, as it came; it has not been sanitised.
  case paste(String)
  case resized(CellSize)
  /// The terminal turned out to be another than was believed.
  case profile(TerminalProfile)
  /// Back in the foreground after a stop; the next presented grid is drawn in full.
  case resumed
  /// The program has to end. Reported once.
  case closed(TerminalClosure)
}

/// Why a program has to end.
package enum TerminalClosure: Sendable, Hashable {
  case terminated
  case interrupted
  case hungUp
  /// Reading or writing failed: nobody is at the other end.
  case terminalGone

  /// The first of the signals that end a program; nil when none of them does.
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

  /// What a shell expects of a program that a signal ended: 128 + the signal.
  package var exitCode: Int32 {
    switch self {
    case .terminated: 143
    case .interrupted: 130
    case .hungUp, .terminalGone: 129
    }
  }
}
