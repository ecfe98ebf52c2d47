/// What a control of the screen does.
enum ReactAction: Hashable, Sendable {
  /// Presses the node with a number.
  case press(Int)
  /// Edits a field.
  case edit(Int)
  case toggle(Int, isOn: Bool)
  case move(Int, ReactRange)
  /// Presses a button of an alert.
  case answer(alert: Int, button: Int)
  /// Edits the field of an alert.
  case editAnswer(alert: Int)
  /// Returns from a screen.
  case back(Int)
  /// Closes what covers the screen.
  case close(Int)
  /// Loads the script anew.
  case reload
}
