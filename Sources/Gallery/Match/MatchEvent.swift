import ActivityKit
import Foundation

/// An event of a match, such as a goal.
struct MatchEvent: Codable, Hashable {
  enum Kind: String, Codable {
    case goal, yellowCard, redCard, substitution
  }

  var kind: Kind
  var side: MatchAttributes.Side
  /// The minute of the match, from 1; minutes after 90 are added time.
  var minute: Int
  var player: String

  var minuteLabel: String {
    minute > 90 ? "90+\(minute - 90)'" : "\(minute)'"
  }

  var symbol: String {
    switch kind {
    case .goal: "⚽"
    case .yellowCard: "🟨"
    case .redCard: "🟥"
    case .substitution: "🔁"
    }
  }
}
