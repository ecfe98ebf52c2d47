/// A presentation in which an activity can be visible.
package enum Presentation: String, Codable, Hashable, Sendable, CaseIterable {
  case compact, minimalAttached, minimalDetached, expanded, lockScreen, banner

  /// The name in lists.
  package var label: String {
    switch self {
    case .compact: "compact"
    case .minimalAttached: "attached"
    case .minimalDetached: "bubble"
    case .expanded: "expanded"
    case .lockScreen: "lock screen"
    case .banner: "banner"
    }
  }
}
