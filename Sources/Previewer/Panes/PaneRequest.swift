import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen

/// What a pane requests from the controller after an event.
package enum PaneRequest: Hashable, Sendable {
  case close
  /// Focuses a presentation that shows the chosen finding.
  case focus(SheetPresentation)
  /// The pane does not use the event; the controller handles it.
  case unhandled
  /// Another state is to be shown.
  case stateChanged
  case choose(SheetChoices)
  /// Compares with the save before the one compared with, or with the one after it.
  case compare(older: Bool)
  /// Runs a command, as if its key had been pressed.
  case command(SheetCommand)
}
