package import Foundation

/// Text for placement reasons: `attached – started first (2 s before Pizza)`,
/// `waiting – Pizza and Score started or alerted later`.
package enum ReasonText {
  /// Returns the text for one reason.
  ///
  /// - Parameters:
  ///   - presentation: Where the activity is visible; nil: nowhere.
  ///   - time: Formats the time of a date.
  ///   - name: Returns the display name of an activity.
  package static func text(
    for reason: PlacementReason, presentation: Presentation?, time: (Date) -> String,
    name: (ActivityID) -> String
  ) -> String {
    let rival = reason.rival.map(name)
    let clauses = [
      place(presentation, reason.rule) + " – "
        + rule(reason, rival: rival, other: reason.otherRival.map(name), time: time),
      contest(reason, rival: rival).map { "(\($0))" },
    ]
    return clauses.compactMap { $0 }.joined(separator: " ")
  }

  private static func place(
    _ presentation: Presentation?, _ rule: PlacementReason.Rule
  ) -> String {
    if let presentation, rule != .ended {
      return presentation == .minimalDetached ? "bubble" : presentation.label
    }
    switch rule {
    case .outranked, .lowerRelevance, .systemItem: return "waiting"
    case .covered: return "behind"
    case .hidden: return "hidden"
    case .scheduled: return "scheduled"
    case .ended: return "ended"
    case .onlyActivity, .promotedLast, .promotedSecond, .promotedThird, .startedEarlier,
      .startedLater, .othersHidden, .higherRelevance, .pressed, .alerted, .transient,
      .appInForeground,
      .deviceLocked,
      .noIsland, .landscape:
      return "not in the island"
    }
  }

  private static func rule(
    _ reason: PlacementReason, rival: String?, other: String?, time: (Date) -> String
  ) -> String {
    switch reason.rule {
    case .onlyActivity: rival.map { "\($0)'s app is open" } ?? "the only one running"
    case .promotedLast(let promotion): word(promotion)
    case .promotedSecond(let promotion): "second \(word(promotion))"
    case .promotedThird(let promotion): "third \(word(promotion))"
    case .startedEarlier: "started first"
    case .startedLater: "started later"
    case .othersHidden: "\(rival ?? "the other one") is swiped away"
    case .outranked:
      if let rival, let other {
        "\(other) and \(rival) started or alerted later"
      } else {
        "newer activities have the places"
      }
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
    case .ended: "its card stays" + (reason.date.map { " until \(time($0))" } ?? "")
    case .scheduled: "starts later"
    }
  }

  private static func word(_ promotion: PlacementReason.Promotion) -> String {
    switch promotion {
    case .start: "newest"
    case .alert: "newest alert"
    }
  }

  private static func name(of item: SystemItem) -> String {
    switch item {
    case .call: "a call"
    case .faceID: "Face ID"
    case .navigation: "navigation"
    case .hotspot: "the hotspot"
    case .recording: "a recording"
    case .nowPlaying: "Now Playing"
    case .timer: "a timer"
    case .charging: "charging"
    case .airPods: "AirPods"
    case .silent: "the silent switch"
    }
  }

  private static func contest(_ reason: PlacementReason, rival: String?) -> String? {
    guard let rival else { return nil }
    if let score = reason.score, let rivalScore = reason.rivalScore {
      return contest(score, rivalScore, with: rival, isAhead: reason.rule != .lowerRelevance)
    }
    guard let date = reason.date, let rivalDate = reason.rivalDate else { return nil }
    let seconds = date.timeIntervalSince(rivalDate)
    if seconds == 0 { return "tie with \(rival)" }
    let isAfter = seconds > 0
    if abs(seconds) < 1 { return "just \(isAfter ? "after" : "before") \(rival)" }
    return "\(DurationText.short(abs(seconds))) \(isAfter ? "after" : "before") \(rival)"
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
