/// One movement of a drag over a control. All lengths are in points, all places relative to the top
/// left of the control, velocities in points per second.
package struct DragInput: Codable, Hashable, Sendable {
  package enum Phase: String, Codable, Hashable, Sendable {
    case moved, ended
    /// The drag was aborted: nothing is to happen.
    case cancelled
  }

  /// A length to the right and one down.
  package struct Vector: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package var phase: Phase
  package var start: Vector
  package var location: Vector
  package var velocity: Vector
  /// The width and the height of the control.
  package var size: Vector

  package init(
    phase: Phase, start: Vector, location: Vector, velocity: Vector = Vector(x: 0, y: 0),
    size: Vector
  ) {
    self.phase = phase
    self.start = start
    self.location = location
    self.velocity = velocity
    self.size = size
  }
}
