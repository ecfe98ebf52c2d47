package import ActivityModel
import CursesTerminal
import PhoneScreen

/// A command that a key triggers.
package enum Command: Hashable, Sendable {
  case longPress, collapse, tap, nextActivity, toggleLock, help, list, quit, suspend
  case swipe(SwipeDirection)
  case selectControl(forwards: Bool)
  /// Scrolls the screen of the app in front by half of its height.
  case scroll(forwards: Bool)
  /// Starts or ends an app in the dock, by its index, counted from 0.
  case app(Int)
  case clock(ClockAction)
  /// Switches to another surface, or back to the phone.
  case show(ScreenMode.Surface)
  case alwaysOn, night, rotate, privacy, systemItem
  /// Switches to the next or the previous device, watch or car.
  case device(forwards: Bool)
  /// Switches to the next of the built-in themes.
  case nextTheme
  /// Shows the phone alone, without panel and hints, or all again.
  case stage
  /// Shows the traces of the last pushes.
  case pushes
  /// Replaces the push token of the selected activity by a new one.
  case newToken
  /// Switches between pictures and cells.
  case pictures
}
