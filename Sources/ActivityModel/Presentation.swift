/// Where an activity can be seen.
package enum Presentation: String, Codable, Hashable, Sendable, CaseIterable {
  case compact, minimalAttached, minimalDetached, expanded, lockScreen, banner
}

/// What the island shows, and what the lock screen shows: the engine's answer to everything.
package struct Placement: Codable, Hashable, Sendable {
  package enum Island: Codable, Hashable, Sendable {
    /// The resting pill: nothing runs, or everything that runs is hidden.
    case idle
    case compact(ActivityID)
    case pair(attached: ActivityID, detached: ActivityID)
    /// Expanded; the engine's `restingIsland` says what it collapses to.
    case expanded(ActivityID, cause: ExpansionCause)
    /// The device is locked, or has no island.
    case absent
  }

  package enum ExpansionCause: String, Codable, Hashable, Sendable { case press, alert, transient }

  package var island: Island
  /// On a device without an island: the card that an alert shows as a banner.
  package var banner: ActivityID?
  /// The lock screen's cards, first to last; also while the device is unlocked.
  package var cards: [ActivityID]
  /// Why each activity that is not dismissed is where it is. Under an expanded one the others
  /// keep the reasons they had at rest.
  package var reasons: [ActivityID: PlacementReason]

  package init(
    island: Island = .idle, banner: ActivityID? = nil, cards: [ActivityID] = [],
    reasons: [ActivityID: PlacementReason] = [:]
  ) {
    self.island = island
    self.banner = banner
    self.cards = cards
    self.reasons = reasons
  }

  /// The presentation of one activity; nil when it is nowhere in the island.
  package func islandPresentation(of id: ActivityID) -> Presentation? {
    switch island {
    case .idle, .absent: return banner == id ? .banner : nil
    case .compact(let shown): return shown == id ? .compact : nil
    case .pair(let attached, let detached):
      if attached == id { return .minimalAttached }
      return detached == id ? .minimalDetached : nil
    case .expanded(let shown, _): return shown == id ? .expanded : nil
    }
  }
}

/// The rule that put an activity where it is, and what it was weighed against.
package struct PlacementReason: Codable, Hashable, Sendable {
  package enum Rule: Codable, Hashable, Sendable {
    /// The only one that runs.
    case onlyActivity
    /// Started or alerted last (presentations.md §2.1 rule 2).
    case promotedLast
    /// Started or alerted last but one.
    case promotedSecond
    /// Two places are taken by newer ones.
    case outranked
    /// Another activity of the same app has the higher score, or the same and started first.
    case lowerRelevance
    /// First of the only app that runs: the others of that app have lower scores, or the same
    /// and started later.
    case higherRelevance
    /// A person presses it.
    case pressed
    /// An update with an alert opened it.
    case alerted
    /// Started in transient style.
    case transient
    /// Swiped away by a person; it runs on.
    case hidden
    /// Its own app is in front.
    case appInForeground
    /// The lock screen has the cards.
    case deviceLocked
    /// The device has no island.
    case noIsland
    /// Over; only its card is left.
    case ended
    /// Not begun: its start lies ahead.
    case scheduled
  }

  package var rule: Rule
  /// Who it beat, or who beat it.
  package var rival: ActivityID?
  /// The two relevance scores, when they decided.
  package var score: Double?
  package var rivalScore: Double?

  package init(
    _ rule: Rule, rival: ActivityID? = nil, score: Double? = nil, rivalScore: Double? = nil
  ) {
    self.rule = rule
    self.rival = rival
    self.score = score
    self.rivalScore = rivalScore
  }
}
