import ViewArchive

/// The nodes that a view was lowered to, for the passes in which nothing has changed.
struct GraphResult {
  private var nodes: [ViewNode]?
  private var environmentID = 0
  private var canBeKept = true
  /// True when a body below has to be evaluated.
  var hasInvalidChildren = false
  /// True when the content is lowered after the pass, in a rectangle that is known then.
  var hasLaterContent = false
  /// True when the current pass has met a control here.
  var hasControl = false

  /// Returns the nodes if they hold in an environment; nil: they may differ.
  func nodes(in environmentID: Int) -> [ViewNode]? {
    guard !hasInvalidChildren, canBeKept, environmentID == self.environmentID else { return nil }
    return nodes
  }

  mutating func begin() {
    hasInvalidChildren = false
    hasControl = false
  }

  /// Keeps the nodes.
  ///
  /// - Parameter canBeKept: False when they are numbered anew in each pass.
  mutating func end(_ nodes: [ViewNode], in environmentID: Int, canBeKept: Bool) {
    self.nodes = nodes
    self.environmentID = environmentID
    self.canBeKept = canBeKept
  }

  mutating func forget() { nodes = nil }
}
