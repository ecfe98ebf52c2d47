/// An item of the system itself in the island, which takes precedence over every Live Activity
/// (ORDER-9).
package enum SystemItem: String, Codable, Hashable, Sendable, CaseIterable {
  case call, faceID, navigation, hotspot, recording, nowPlaying, timer, charging, airPods, silent

  /// True when no activity has a place beside the item.
  package var fillsIsland: Bool {
    switch self {
    case .faceID, .charging, .airPods, .silent: true
    case .call, .navigation, .hotspot, .recording, .nowPlaying, .timer: false
    }
  }
}
