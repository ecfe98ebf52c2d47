package import Foundation

/// The rule that gave an activity its placement, and the values it compared.
package struct PlacementReason: Codable, Hashable, Sendable {
  /// The event that moved an app to the front of the order.
  package enum Promotion: String, Codable, Hashable, Sendable, CaseIterable { case start, alert }

  package enum Rule: Hashable, Sendable {
    /// It is the only running activity; with a rival, the only one besides those of the app in the
    /// foreground.
    case onlyActivity
    /// Its app is the one that most recently started an activity or alerted (ORDER-2).
    case promotedLast(Promotion)
    /// Its app is the second most recent one.
    case promotedSecond(Promotion)
    /// Its app is the third most recent one; only devices with three places show it.
    case promotedThird(Promotion)
    /// Of the activities that have a place, the one that started first (ORDER-5).
    case startedEarlier
    /// Of the activities that have a place, one that started later.
    case startedLater
    /// It has a place, and the activities that have the others are swiped away.
    case othersHidden
    /// Newer activities have all places.
    case outranked
    /// Another activity of the same app has a higher score, or the same score and an earlier start.
    case lowerRelevance
    /// It ranks first in the only app with running activities: the others have lower scores, or the
    /// same score and a later start.
    case higherRelevance
    /// It has a place, but another activity is expanded over it.
    case covered
    /// A system item has the first place.
    case systemItem(SystemItem)
    /// A person expanded it by touch and hold.
    case pressed
    /// An update with an alert expanded it.
    case alerted
    /// It started in transient style.
    case transient
    /// A person swiped it away; it is still running.
    case hidden
    /// Its own app is in the foreground.
    case appInForeground
    /// The device is locked; the lock screen shows cards only.
    case deviceLocked
    /// The device has no island.
    case noIsland
    /// The device is in landscape, where the island shows nothing before iOS 27.
    case landscape
    /// It has ended; only its card is left.
    case ended
    /// It is scheduled for a later date.
    case scheduled
  }

  package var rule: Rule
  /// The activity that it was compared with.
  package var rival: ActivityID?
  /// The other of two activities that have the places.
  package var otherRival: ActivityID?
  /// The relevance scores of both activities; nil: they did not decide.
  package var score: Double?
  package var rivalScore: Double?
  /// The dates of both activities; nil: they did not decide. For an ended activity, when its card
  /// is removed.
  package var date: Date?
  package var rivalDate: Date?

  package init(
    _ rule: Rule, rival: ActivityID? = nil, otherRival: ActivityID? = nil, score: Double? = nil,
    rivalScore: Double? = nil,
    date: Date? = nil, rivalDate: Date? = nil
  ) {
    self.rule = rule
    self.rival = rival
    self.otherRival = otherRival
    self.score = score
    self.rivalScore = rivalScore
    self.date = date
    self.rivalDate = rivalDate
  }
}

/// Encodes a rule as one word: `onlyActivity`, `promotedLast.alert`, `systemItem.call`.
extension PlacementReason.Rule: Codable {
  private static let all: [Self] =
    [
      .onlyActivity, .startedEarlier, .startedLater, .othersHidden, .outranked, .lowerRelevance,
      .higherRelevance, .covered, .pressed, .alerted, .transient, .hidden, .appInForeground,
      .deviceLocked,
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
    case .onlyActivity, .startedEarlier, .startedLater, .othersHidden, .outranked, .lowerRelevance,
      .higherRelevance, .covered, .pressed, .alerted, .transient, .hidden, .appInForeground,
      .deviceLocked, .noIsland, .landscape, .ended, .scheduled:
      "\(self)"
    }
  }

  /// Decodes a rule from its word.
  ///
  /// - Throws: `DecodingError` when the value is not the word of a rule.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let word = try value.decode(String.self)
    guard let rule = Self.named[word] else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no rule '\(word)'")
    }
    self = rule
  }

  /// Encodes the rule's word.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(word)
  }
}
