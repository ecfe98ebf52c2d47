package import CellRaster

/// A mouse action over a cell.
package struct MouseEvent: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    case down
    /// Movement to another cell with a button held.
    case drag
    case up
    /// Movement to another cell without a button; only while motion is reported.
    case move
    case scrollUp
    case scrollDown
    /// A wheel that is tilted, or turned with Shift; a trackpad's sideways movement.
    case scrollLeft
    case scrollRight
  }

  package enum Button: Sendable, Hashable {
    case left
    /// The middle button; also used for wheel events.
    case middle
    case right
  }

  package var phase: Phase
  package var button: Button
  /// The cell under the pointer, counting from 0.
  package var position: CellPoint

  package init(_ phase: Phase, button: Button = .left, at position: CellPoint) {
    self.phase = phase
    self.button = button
    self.position = position
  }
}
