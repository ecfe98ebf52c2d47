package import ActivityModel

/// Determines which activity receives key presses.
package struct Focus: Sendable {
  /// The activities that can be focused, in order.
  package var choices: [ActivityID]
  /// The activity focused last, even if it is no longer among `choices`.
  package var chosen: ActivityID?

  package init(
    _ placement: Placement, cards: [ActivityID], isLocked: Bool, chosen: ActivityID?
  ) {
    self.chosen = chosen
    let inIsland = placement.islandIDs
    choices = isLocked || inIsland.isEmpty ? cards : inIsland
  }

  package var current: ActivityID? {
    if let chosen, choices.contains(chosen) { return chosen }
    return choices.first
  }

  package var next: ActivityID? {
    guard let current, let index = choices.firstIndex(of: current) else { return nil }
    return choices[(index + 1) % choices.count]
  }
}
