/// Where an activity can be seen.
package enum Presentation: String, Codable, Hashable, Sendable, CaseIterable {
  case compact, minimalAttached, minimalDetached, expanded, lockScreen, banner

  /// As it is called in lists.
  package var words: String {
    switch self {
    case .compact: "compact"
    case .minimalAttached: "attached"
    case .minimalDetached: "detached"
    case .expanded: "expanded"
    case .lockScreen: "lock screen"
    case .banner: "banner"
    }
  }
}

/// What the island shows. The lock screen's cards and the reasons, which only some need to know,
/// are asked of the engine.
package struct Placement: Codable, Hashable, Sendable {
  package enum Island: Codable, Hashable, Sendable {
    /// The resting pill: nothing runs, or everything that runs is hidden.
    case idle
    case compact(ActivityID)
    case pair(attached: ActivityID, detached: ActivityID)
    /// On a device with three places: two bubbles beside the island, the newer one nearer.
    case trio(attached: ActivityID, detached: ActivityID, third: ActivityID)
    /// The system's own, and an activity in the bubble beside it.
    case system(SystemItem, detached: ActivityID?)
    /// Expanded; the engine's `restingIsland` says what it collapses to.
    case expanded(ActivityID, cause: ExpansionCause)
    /// The device is locked, has no island, or is held in landscape before iOS 27.
    case absent
  }

  package enum ExpansionCause: String, Codable, Hashable, Sendable { case press, alert, transient }

  package var island: Island
  /// On a device without an island: the card that an alert shows as a banner.
  package var banner: ActivityID?
  /// True in landscape, where compact and minimal views have no room to grow
  /// (presentations.md §2.2 T24).
  package var isLimitedInWidth: Bool

  package init(
    island: Island = .idle, banner: ActivityID? = nil, isLimitedInWidth: Bool = false
  ) {
    self.island = island
    self.banner = banner
    self.isLimitedInWidth = isLimitedInWidth
  }

  /// The presentation of one activity; nil when it is nowhere in the island.
  package func islandPresentation(of id: ActivityID) -> Presentation? {
    switch island {
    case .idle, .absent: return banner == id ? .banner : nil
    case .compact(let shown): return shown == id ? .compact : nil
    case .pair(let attached, let detached):
      if attached == id { return .minimalAttached }
      return detached == id ? .minimalDetached : nil
    case .trio(let attached, let detached, let third):
      if attached == id { return .minimalAttached }
      return detached == id || third == id ? .minimalDetached : nil
    case .system(_, let detached): return detached == id ? .minimalDetached : nil
    case .expanded(let shown, _): return shown == id ? .expanded : nil
    }
  }

  /// The activities in the island, the attached one first.
  package var islandIDs: [ActivityID] {
    switch island {
    case .idle, .absent: []
    case .compact(let id), .expanded(let id, _): [id]
    case .pair(let attached, let detached): [attached, detached]
    case .trio(let attached, let detached, let third): [attached, detached, third]
    case .system(_, let detached): detached.map { [$0] } ?? []
    }
  }
}
