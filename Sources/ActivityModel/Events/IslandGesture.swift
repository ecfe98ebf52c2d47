/// A touch gesture on the island or on a card (presentations.md §2.2).
package enum IslandGesture: Hashable, Sendable {
  /// A tap on one activity, in the island or on its card (T3, T9–T12).
  case tap(ActivityID, TapTarget)
  /// Touch and hold; nil: on the attached activity.
  case longPress(ActivityID?)
  /// A finger touches the island that an alert has expanded (true), or is lifted from it (T8).
  case hold(Bool)
  /// A tap outside of the expanded island, or a swipe up on it.
  case collapse
  /// A swipe across the island, in the direction of the finger.
  case swipe(SwipeDirection)
  /// A card is removed from the lock screen.
  case dismissCard(ActivityID)
}
