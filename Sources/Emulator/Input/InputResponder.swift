import CursesTerminal
import PhoneScreen
import CellRaster
import Foundation

/// A part of what is on the screen that may take what the user does, before those behind it: touches,
/// overlays, the field that is edited, the app in front, the surface, the island.
@MainActor
protocol InputResponder: AnyObject {
  /// True while those behind it get no events of the terminal before they become actions.
  var isModal: Bool { get }

  /// Takes an event before it becomes an action; false when it leaves it.
  func take(_ event: TerminalEvent, at now: Moment) -> Bool

  /// Takes an action; false when it leaves it to those behind.
  func take(_ action: InputAction, at now: Moment) -> Bool
}

extension InputResponder {
  var isModal: Bool { false }

  func take(_ event: TerminalEvent, at now: Moment) -> Bool { false }

  func take(_ action: InputAction, at now: Moment) -> Bool { false }
}
