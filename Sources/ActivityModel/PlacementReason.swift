package import Foundation

/// The rule that put an activity where it is, and what it was weighed against.
package struct PlacementReason: Codable, Hashable, Sendable {
  /// What brought an app to the front.
  package enum Promotion: String, Codable, Hashable, Sendable, CaseIterable { case start, alert }

  package enum Rule: Hashable, Sendable {
    /// The only one that runs.
    case onlyActivity
    /// Its app started or alerted last (presentations.md §2.1 rule 2).
    case promotedLast(Promotion)
    /// Its app started or alerted last but one.
    case promotedSecond(Promotion)
    /// Its app started or alerted last but two: the third of a trio.
    case promotedThird(Promotion)
    /// Of the two newest, the one that started earlier (activitykit.md §3 rule 6).
    case startedEarlier
    /// Of the two newest, the one that started later.
    case startedLater
    /// The places are taken by newer ones.
    case outranked
    /// Another activity of the same app has the higher score, or the same and started first.
    case lowerRelevance
    /// First of the only app that runs: the others of that app have lower scores, or the same
    /// and started later.
    case higherRelevance
    /// It has a place, and another one lies open over it.
    case covered
    /// The system shows something of its own in the first place.
    case systemItem(SystemItem)
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
    /// Held in landscape, where the island shows nothing before iOS 27.
    case landscape
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
  /// The two instants, when they decided.
  package var date: Date?
  package var rivalDate: Date?

  package init(
    _ rule: Rule, rival: ActivityID? = nil, score: Double? = nil, rivalScore: Double? = nil,
    date: Date? = nil, rivalDate: Date? = nil
  ) {
    self.rule = rule
    self.rival = rival
    self.score = score
    self.rivalScore = rivalScore
    self.date = date
    self.rivalDate = rivalDate
  }
}

/// In JSON a rule is one word: `onlyActivity`, `promotedLast.alert`, `systemItem.call`.
extension PlacementReason.Rule: Codable {
  private static let all: [Self] =
    [
      .onlyActivity, .startedEarlier, .startedLater, .outranked, .lowerRelevance, .higherRelevance,
      .covered, .pressed, .alerted, .transient, .hidden, .appInForeground, .deviceLocked,
      .noIsland, .landscape, .ended, .scheduled,
    ]
    + PlacementReason.Promotion.allCases.flatMap {
      [.promotedLast($0), .promotedSecond($0), .promotedThird($0)]
    }
    + SystemItem.allCases.map { .systemItem($0) }

  private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0) })

  private var word: String {
    switch self {
    case .promotedLast(let promotion): "promotedLast.\(promotion.rawValue)"
    case .promotedSecond(let promotion): "promotedSecond.\(promotion.rawValue)"
    case .promotedThird(let promotion): "promotedThird.\(promotion.rawValue)"
    case .systemItem(let item): "systemItem.\(item.rawValue)"
    case .onlyActivity, .startedEarlier, .startedLater, .outranked, .lowerRelevance,
      .higherRelevance, .covered, .pressed, .alerted, .transient, .hidden, .appInForeground,
      .deviceLocked, .noIsland, .landscape, .ended, .scheduled:
      "\(self)"
    }
  }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let word = try value.decode(String.self)
    guard let rule = Self.named[word] else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no rule '\(word)'")
    }
    self = rule
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(word)
  }
}
