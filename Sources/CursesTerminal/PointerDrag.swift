package import CellRaster

/// The left button moved while it was down.
package struct PointerDrag: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    /// Left the cell where it went down by more than a finger trembles.
    case began
    case moved
    /// Came up; `velocity` is that of the last moments.
    case ended
    /// Comes to nothing: the focus was lost, the screen resized.
    case cancelled
  }

  package var phase: Phase
  /// Where the button went down.
  package var from: CellPoint
  /// Where it is.
  package var to: CellPoint
  /// Points a second, to the right and down; zero but at the end.
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

  /// How far it went, in points: a cell is 8 × 16.
  package var translation: (x: Double, y: Double) {
    (Double(to.column - from.column) * 8, Double(to.row - from.row) * 16)
  }
}
