package import Foundation

/// What a person does to an app's screen.
package enum ScreenInput: Codable, Hashable, Sendable {
  /// Presses a control.
  case press(String)
  /// Replaces the text of a field.
  case text(String, String)
  /// Moves a control's value by a number of steps.
  case adjust(String, steps: Int)
  /// Presses a control long: a context menu.
  case hold(String)
  /// Swipes a row to the left: its actions.
  case swipe(String)
  /// Drags a control.
  case drag(String, DragInput)
  /// Ends editing a field with its return key.
  case submit(String)
  /// Begins or ends editing a field.
  case focus(String, Bool)
  /// The row of a long collection in the middle of what is seen, and the height of its rows in
  /// points, by the number in its `NodeRole.LazyRow`s.
  case seen(Int, row: Int, pitch: Double)
  /// Pulls the screen down.
  case refresh
  /// Closes what is in front, or returns to the screen below.
  case back
  /// Closes the sheet in front, by a tap on what is behind it.
  case closeSheet
  /// Opens an address that leads to the app.
  case open(URL)
}
