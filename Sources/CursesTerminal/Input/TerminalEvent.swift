package import CellRaster
import Glibc

/// An event from the terminal.
package enum TerminalEvent: Sendable, Hashable {
  case key(KeyStroke)
  case mouse(MouseEvent)
  /// The window got (true) or lost the keyboard focus.
  case focus(Bool)
  /// Pasted text, not sanitised.
  case paste(String)
  case resized(CellSize)
  /// The terminal's capabilities differ from the profile so far.
  case profile(TerminalProfile)
  /// The program is in the foreground again after a stop; the next presented grid is drawn in full.
  case resumed
  /// The program must end. Reported once.
  case closed(TerminalClosure)
}
