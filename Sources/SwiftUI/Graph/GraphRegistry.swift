/// What the nodes of a graph are found by: their numbers.
@MainActor
struct GraphRegistry {
  var nodes: [Int: GraphNode] = [:]
  /// The controls on the screen, by the numbers of their nodes.
  var controls: [Int: GraphControl] = [:]
  private var last = 0

  /// Returns a number that nothing has.
  mutating func nextNumber() -> Int {
    last += 1
    return last
  }
}
