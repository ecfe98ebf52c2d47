/// What holds for a node because of those around it.
struct Surroundings {
  /// False under what covers the screen, and where touches go through.
  var isPressable = true
  /// True when a background at an edge of the safe area extends to the edge of the screen.
  var reachesEdges = true
  /// How many views and modifiers are around it.
  var layers = 0

  func with(_ change: (inout Surroundings) -> Void) -> Surroundings {
    var copy = self
    change(&copy)
    return copy
  }
}
