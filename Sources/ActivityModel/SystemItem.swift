/// What the system itself shows in the island, ahead of every Live Activity (activitykit.md §3
/// rule 13).
package enum SystemItem: String, Codable, Hashable, Sendable, CaseIterable {
  case call, faceID, navigation, hotspot, recording

  /// True when no activity has a place beside it.
  package var fillsIsland: Bool { self == .faceID }
}
