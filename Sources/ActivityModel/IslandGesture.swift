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

package enum SwipeDirection: String, Codable, Hashable, Sendable { case left, right }

/// What was tapped. Only the renderer of the view can tell, so the tap contains it.
package enum TapTarget: Hashable, Sendable {
  /// The content, not a link or control: the presentation's `widgetURL`; nil: it has none.
  case content(url: String?)
  /// A `Link` view.
  case link(url: String)
  /// A button or toggle with an intent, under a name that its renderer can look up.
  case control(String)
}
