package import ActivityModel

/// Which activity keys go to.
package struct Focus: Sendable {
  /// The activities that a person can choose among, in order.
  package var choices: [ActivityID]
  /// The one that was chosen last, wherever that is now.
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
