package import ActivityModel
package import CellRaster
package import CursesTerminal

/// A user action recognised from keys or the mouse; mouse actions carry the cell.
package enum InputAction: Hashable, Sendable {
  case command(Command)
  /// A press began (true) or ended, before it is known to be a tap or a long press. Sent before and
  /// after all other actions of the same press. The cell is nil for the keyboard, which acts on the
  /// focused target, and at the end of a press.
  case press(isDown: Bool, CellPoint?)
  case tap(CellPoint)
  case longPress(CellPoint)
  /// The mouse moved while its button was down; a `swipe` may follow the end of the drag.
  case drag(PointerDrag)
  case swipe(SwipeDirection, CellPoint)
  /// A swipe up, with the cell where it began.
  case swipeUp(CellPoint)
  case unboundKey
}
