import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen

/// What a pane requests from `PreviewController` after an event.
package enum PaneRequest: Hashable, Sendable {
  case close
  /// Focuses a presentation that shows the chosen finding.
  case show(SheetPresentation)
  /// The pane does not use the event; `PreviewController` handles it.
  case pass
  /// Another state is to be shown.
  case showState
  case choose(SheetChoices)
  /// Runs a command, as if its key had been pressed.
  case command(SheetCommand)
}
