package import CellRaster

/// Something the mouse did over a cell.
package struct MouseEvent: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    case down
    /// Moved to another cell with the button held.
    case drag
    case up
    /// Over another cell with no button held; only while motion is reported.
    case move
    case scrollUp
    case scrollDown
  }

  package enum Button: Sendable, Hashable {
    case left
    /// Also the wheel.
    case middle
    case right
  }

  package var phase: Phase
  package var button: Button
  /// The cell under the pointer, counted from 0.
  package var position: CellPoint

  package init(_ phase: Phase, button: Button = .left, at position: CellPoint) {
    self.phase = phase
    self.button = button
    self.position = position
  }
}
