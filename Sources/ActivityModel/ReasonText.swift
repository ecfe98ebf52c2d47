/// The words for why an activity is where it is: `attached: started or alerted last; beat Pizza
/// 50 to 20`.
package enum ReasonText {
  /// - Parameters:
  ///   - presentation: Where it is in the island; nil is nowhere.
  ///   - name: What people call an activity.
  package static func words(
    for reason: PlacementReason, presentation: Presentation?, name: (ActivityID) -> String
  ) -> String {
    let place = place(presentation)
    let rival = reason.rival.map(name)
    let clauses = [rule(reason.rule, rival: rival), contest(reason, rival: rival)]
    return place + ": " + clauses.compactMap { $0 }.joined(separator: "; ")
  }

  private static func place(_ presentation: Presentation?) -> String {
    switch presentation {
    case .compact: "compact"
    case .minimalAttached: "attached"
    case .minimalDetached: "detached"
    case .expanded: "expanded"
    case .lockScreen: "lock screen"
    case .banner: "banner"
    case nil: "not in the island"
    }
  }

  private static func rule(_ rule: PlacementReason.Rule, rival: String?) -> String {
    switch rule {
    case .onlyActivity: "the only one running"
    case .promotedLast: "started or alerted last"
    case .promotedSecond: "started or alerted last but one"
    case .outranked: "two newer ones have the places"
    case .higherRelevance: "first of its app"
    case .lowerRelevance: "behind another of its app"
    case .pressed: "touched and held"
    case .alerted: "alerted"
    case .transient: "started in transient style"
    case .hidden: "swiped away"
    case .appInForeground: "its app is in front"
    case .deviceLocked: "the device is locked"
    case .noIsland: "the device has no island"
    case .ended: "ended"
    case .scheduled: "starts later"
    }
  }

  private static func contest(_ reason: PlacementReason, rival: String?) -> String? {
    guard let rival else { return nil }
    let isAhead =
      switch reason.rule {
      case .promotedLast, .higherRelevance: true
      case .onlyActivity, .promotedSecond, .outranked, .lowerRelevance, .pressed, .alerted,
        .transient, .hidden, .appInForeground, .deviceLocked, .noIsland, .ended, .scheduled:
        false
      }
    guard let score = reason.score, let rivalScore = reason.rivalScore else {
      return isAhead ? "ahead of \(rival)" : "after \(rival)"
    }
    if score == rivalScore {
      return "tied with \(rival) at \(number(score)), started \(isAhead ? "first" : "later")"
    }
    return "\(isAhead ? "beat" : "lost to") \(rival) \(number(score)) to \(number(rivalScore))"
  }

  /// Without the fraction it does not have.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
