/// A touch gesture on the island or on a card.
package enum IslandGesture: Hashable, Sendable {
  /// A tap on one activity, in the island or on its card (GESTURE-3, GESTURE-9 to GESTURE-12).
  case tap(ActivityID, TapTarget)
  /// Touch and hold; nil: on the attached activity.
  case longPress(ActivityID?)
  /// A finger touches the island that an alert has expanded (true), or is lifted from it
  /// (GESTURE-8).
  case hold(Bool)
  /// A tap outside of the expanded island, or a swipe up on it.
  case collapse
  /// A swipe across the island, in the direction of the finger.
  case swipe(SwipeDirection)
  /// A swipe on one activity in the island, which hides it (GESTURE-27).
  case hide(ActivityID)
  /// A card is removed from the lock screen.
  case dismissCard(ActivityID)
}
