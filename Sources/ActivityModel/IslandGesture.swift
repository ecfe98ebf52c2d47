/// What a finger does to the island or to a card (presentations.md §2.2).
package enum IslandGesture: Hashable, Sendable {
  /// On one activity, in the island or on its card (T3, T9–T12).
  case tap(ActivityID, TapTarget)
  /// Touch and hold; nil is the attached activity.
  case longPress(ActivityID?)
  /// A finger comes to rest on what an alert has opened (true), or leaves it (T8).
  case hold(Bool)
  /// Outside of the expanded island, or a swipe up on it.
  case collapse
  /// Across the island, in the direction the finger moves.
  case swipe(SwipeDirection)
  /// A card is removed from the lock screen.
  case dismissCard(ActivityID)
}

package enum SwipeDirection: String, Codable, Hashable, Sendable { case left, right }

/// What lies under the finger. Only who drew the view knows, so it is said with the tap.
package enum TapTarget: Hashable, Sendable {
  /// None of the others: the presentation's `widgetURL`, where it has one.
  case content(url: String?)
  /// A `Link`.
  case link(url: String)
  /// A button or toggle with an intent, by whatever name its drawer will know it again.
  case control(String)
}
