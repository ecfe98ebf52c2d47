package import CellRaster

/// What the drawing asks of a terminal; a diagnosis says what becomes of it here.
package struct DrawingNeeds: Sendable, Hashable {
  /// The least seconds between two frames of an animation, on whatever link.
  package var frameInterval: Double
  /// The smallest terminal that is drawn on.
  package var leastSize: CellSize

  package init(frameInterval: Double, leastSize: CellSize) {
    self.frameInterval = frameInterval
    self.leastSize = leastSize
  }
}
