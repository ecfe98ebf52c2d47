package import ActivityModel
import CursesTerminal
package import Emulator
import PhoneScreen

/// A command that a key of the contact sheet triggers.
package enum SheetCommand: Hashable, Sendable {
  case move(SheetLayout.Direction)
  case next, previous, first, last
  case page(forwards: Bool)
  /// Zooms the focused presentation.
  case zoom
  case state(forwards: Bool)
  case preset(StatePreset)
  case widget(forwards: Bool)
  /// Open or close the inspector and the lint findings.
  case inspect, fit
  /// Opens the whole report about the last save.
  case report
  /// Switches between pictures and cells.
  case pictures
  /// Open or close a pane.
  case form, json, toggles, compare
  /// A key of a `SheetToggle`.
  case toggle(Character)
  case rebuild
  case clock(ClockAction)
  case back, help, quit, suspend

  /// True for a command about what a Live Activity is shown in.
  var isOfActivities: Bool {
    switch self {
    case .state, .preset, .inspect, .fit, .form, .json, .compare: true
    default: false
    }
  }
}
