package import Foundation

/// What a person does to an app's screen.
package enum ScreenInput: Codable, Hashable, Sendable {
  /// Presses a control.
  case press(String)
  /// Replaces the text of a field.
  case text(String, String)
  /// Moves a control's value by a number of steps.
  case adjust(String, steps: Int)
  /// Closes what is in front, or returns to the screen below.
  case back
  /// Opens an address that leads to the app.
  case open(URL)
}
