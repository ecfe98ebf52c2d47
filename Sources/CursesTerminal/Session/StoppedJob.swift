import CNcurses
import Glibc

/// A job that has given the terminal back and stops (ROBUST-4).
enum StoppedJob {
  enum Outcome {
    case foreground
    case ended(TerminalClosure)
  }

  /// Stops the job and returns when it is in the foreground again, or has to end. In the background,
  /// where `bg` continues it, the terminal is the shell's: it stops again.
  static func wait(on device: TerminalDevice, _ signals: SignalPipe) -> Outcome {
    while true {
      nc_stop()
      // `kill %1` continues a stopped job with the signal that ends it, which is noted first.
      let caught = signals.drain()
      if let reason = TerminalClosure(caught) { return .ended(reason) }
      if device.isForeground { return .foreground }
      // It was noted instead of obeyed: another thread took the signal too late.
      if caught.contains(SIGTSTP), !caught.contains(SIGCONT) { continue }
      // Else no shell is there that could continue it.
      guard caught.contains(SIGCONT) else { return .ended(.terminalGone) }
    }
  }
}
