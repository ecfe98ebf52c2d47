package import CellRaster
import ViewLayout

/// A movement with the left button held.
package struct PointerDrag: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    /// The pointer moved further from its start than an unintended tremble.
    case began
    case moved
    /// The button was released; `velocity` is the velocity just before.
    case ended
    /// The drag was aborted: the focus was lost, or the screen was resized.
    case cancelled
  }

  package var phase: Phase
  /// The cell in which the button was pressed.
  package var from: CellPoint
  /// The current cell.
  package var to: CellPoint
  /// The velocity in points per second, to the right and down; zero before the end.
  package var velocity = Velocity()

  package struct Velocity: Sendable, Hashable {
    package var x = 0.0
    package var y = 0.0

    package init(x: Double = 0, y: Double = 0) {
      self.x = x
      self.y = y
    }
  }

  package init(_ phase: Phase, from: CellPoint, to: CellPoint, velocity: Velocity = Velocity()) {
    self.phase = phase
    self.from = from
    self.to = to
    self.velocity = velocity
  }

  /// The distance from start to current cell in points.
  package var translation: (x: Double, y: Double) {
    (CellMetric.width(of: to.column - from.column), CellMetric.height(of: to.row - from.row))
  }
}
