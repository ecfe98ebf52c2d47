/// What the island or the banner shows. The engine has separate properties for the lock screen's
/// cards and for reasons, because few callers need them.
package struct Placement: Codable, Hashable, Sendable {
  package enum Island: Codable, Hashable, Sendable {
    /// The resting pill: no activity is running, or all running ones are hidden.
    case idle
    case compact(ActivityID)
    case pair(attached: ActivityID, detached: ActivityID)
    /// On a device with three places: two bubbles beside the island, the newer one closer to it.
    case trio(attached: ActivityID, detached: ActivityID, third: ActivityID)
    /// A system item, and an activity in the bubble beside it; nil: no bubble.
    case system(SystemItem, detached: ActivityID?)
    /// One activity is expanded; the engine's `restingIsland` is what it collapses to.
    case expanded(ActivityID, cause: ExpansionCause)
    /// The device is locked, has no island, or is in landscape before iOS 27.
    case absent
  }

  package enum ExpansionCause: String, Codable, Hashable, Sendable { case press, alert, transient }

  package var island: Island
  /// On a device without an island: the activity whose alert is shown as a banner; nil: none.
  package var banner: ActivityID?
  /// True in landscape, where compact and minimal views have no room to grow in width (GESTURE-24).
  package var isLimitedInWidth: Bool

  package init(
    island: Island = .idle, banner: ActivityID? = nil, isLimitedInWidth: Bool = false
  ) {
    self.island = island
    self.banner = banner
    self.isLimitedInWidth = isLimitedInWidth
  }

  /// Returns the presentation of one activity; nil: neither in the island nor in the banner.
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
