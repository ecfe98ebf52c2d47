import Foundation

/// Text for placement reasons: `attached: started last; beat Pizza 50 to 20`,
/// `waiting: newer ones have the places; 5 min after Pizza`.
package enum ReasonText {
  /// Returns the text for one reason.
  ///
  /// - Parameters:
  ///   - presentation: Where the activity is visible; nil: nowhere.
  ///   - name: Returns the display name of an activity.
  package static func text(
    for reason: PlacementReason, presentation: Presentation?, name: (ActivityID) -> String
  ) -> String {
    let place = place(presentation, reason.rule)
    let rival = reason.rival.map(name)
    let clauses = [rule(reason.rule, rival: rival), contest(reason, rival: rival)]
    return place + ": " + clauses.compactMap { $0 }.joined(separator: "; ")
  }

  private static func place(
    _ presentation: Presentation?, _ rule: PlacementReason.Rule
  ) -> String {
    if let presentation { return presentation.label }
    switch rule {
    case .outranked, .lowerRelevance, .systemItem: return "waiting"
    case .covered: return "behind"
    case .hidden: return "hidden"
    case .scheduled: return "scheduled"
    case .ended: return "over"
    case .onlyActivity, .promotedLast, .promotedSecond, .promotedThird, .startedEarlier,
      .startedLater, .higherRelevance, .pressed, .alerted, .transient, .appInForeground,
      .deviceLocked,
      .noIsland, .landscape:
      return "not in the island"
    }
  }

  private static func rule(_ rule: PlacementReason.Rule, rival: String?) -> String {
    switch rule {
    case .onlyActivity: "the only one running"
    case .promotedLast(.start): "started last"
    case .promotedLast(.alert): "alerted last"
    case .promotedSecond(.start): "started last but one"
    case .promotedSecond(.alert): "alerted last but one"
    case .promotedThird(.start): "started last but two"
    case .promotedThird(.alert): "alerted last but two"
    case .startedEarlier: "first to start of the two newest"
    case .startedLater: "second to start of the two newest"
    case .outranked: "newer ones have the places"
    case .higherRelevance: "first of its app"
    case .lowerRelevance: "behind another of its app"
    case .covered: "\(rival ?? "another one") is open"
    case .systemItem(let item): "\(name(of: item)) has the island"
    case .pressed: "touched and held"
    case .alerted: "alerted"
    case .transient: "started in transient style"
    case .hidden: "swiped away"
    case .appInForeground: "its app is in front"
    case .deviceLocked: "the device is locked"
    case .noIsland: "the device has no island"
    case .landscape: "the island shows nothing in landscape"
    case .ended: "only its card is left"
    case .scheduled: "starts later"
    }
  }

  private static func name(of item: SystemItem) -> String {
    switch item {
    case .call: "a call"
    case .faceID: "Face ID"
    case .navigation: "navigation"
    case .hotspot: "the hotspot"
    case .recording: "a recording"
    }
  }

  private static func contest(_ reason: PlacementReason, rival: String?) -> String? {
    guard let rival, reason.rule != .covered else { return nil }
    if let score = reason.score, let rivalScore = reason.rivalScore {
      return contest(score, rivalScore, with: rival, isAhead: reason.rule != .lowerRelevance)
    }
    guard let date = reason.date, let rivalDate = reason.rivalDate else { return nil }
    let seconds = date.timeIntervalSince(rivalDate)
    if seconds == 0 { return "at the same time as \(rival)" }
    return "\(DurationText.short(abs(seconds))) \(seconds > 0 ? "after" : "before") \(rival)"
  }

  private static func contest(
    _ score: Double, _ rivalScore: Double, with rival: String, isAhead: Bool
  ) -> String {
    if score == rivalScore {
      return "tied with \(rival) at \(number(score)), started \(isAhead ? "first" : "later")"
    }
    return "\(isAhead ? "beat" : "lost to") \(rival) \(number(score)) to \(number(rivalScore))"
  }

  /// Formats a number, without a fraction if it is whole.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
