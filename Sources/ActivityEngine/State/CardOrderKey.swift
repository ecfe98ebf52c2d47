import ActivityModel

/// A sort key on the lock screen: running activities come before ended ones, then as within an app
/// (ORDER-7).
struct CardOrderKey: Comparable, Sendable {
  var hasEnded: Bool
  var relevance: RelevanceOrderKey

  init(_ record: ActivityRecord) {
    hasEnded = !record.phase.isRunning
    relevance = RelevanceOrderKey(record)
  }

  static func < (left: CardOrderKey, right: CardOrderKey) -> Bool {
    left.hasEnded == right.hasEnded ? left.relevance < right.relevance : right.hasEnded
  }
}
