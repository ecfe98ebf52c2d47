/// What is due after a pass: views that have appeared, changed or gone, and preferences.
@MainActor
struct GraphEvents {
  /// The lifecycles that the pass has met, and those of removed views.
  var changed: [GraphLifecycle] = []
  var removed: [GraphLifecycle] = []
  /// Nodes that the pass has hidden or shown.
  var revealed: [GraphNode] = []
  /// The nodes that follow preferences, by their numbers.
  var observers: [Int: GraphNode] = [:]
  /// True when a view has set a preference, or one that had set it was removed.
  var havePreferencesChanged = false
  /// Those that open addresses, the outermost one first.
  var openers: [GraphLifecycle] = []
}
