import ActivityKit
import Foundation

/// A football match between two teams.
struct MatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var homeScore: Int
    var awayScore: Int
    var phase: Phase
    /// When the running clock would have read 0:00.
    var clockStart: Date
    /// Newest first, no more than the card shows.
    var events: [MatchEvent]
  }

  enum Phase: String, Codable {
    case firstHalf, halfTime, secondHalf, fullTime
  }

  struct Team: Codable, Hashable {
    var name: String
    /// One emoji.
    var badge: String
  }

  enum Side: String, Codable {
    case home, away
  }

  var id: String
  var competition: String
  var home: Team
  var away: Team

  var deepLink: URL? {
    URL(string: "kickoff://match/\(id)")
  }

  func team(_ side: Side) -> Team {
    switch side {
    case .home: home
    case .away: away
    }
  }
}

/// Something to tell about a match.
struct MatchEvent: Codable, Hashable {
  enum Kind: String, Codable {
    case goal, yellowCard, redCard, substitution
  }

  var kind: Kind
  var side: MatchAttributes.Side
  /// The minute of the match, from 1; those after 90 are added time.
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

extension MatchAttributes.Phase {
  var label: String {
    switch self {
    case .firstHalf: "1st half"
    case .halfTime: "Half-time"
    case .secondHalf: "2nd half"
    case .fullTime: "Full time"
    }
  }

  /// Whether the clock runs.
  var isPlaying: Bool {
    switch self {
    case .firstHalf, .secondHalf: true
    case .halfTime, .fullTime: false
    }
  }
}

extension MatchAttributes.ContentState {
  var score: String {
    "\(homeScore)–\(awayScore)"
  }

  /// Writes an event of this moment down, and counts it if it is a goal.
  mutating func record(
    _ kind: MatchEvent.Kind, _ side: MatchAttributes.Side, player: String, at now: Date
  ) {
    let minute = Int(now.timeIntervalSince(clockStart) / 60) + 1
    events.insert(MatchEvent(kind: kind, side: side, minute: minute, player: player), at: 0)
    events = Array(events.prefix(3))
    guard kind == .goal else { return }
    switch side {
    case .home: homeScore += 1
    case .away: awayScore += 1
    }
  }
}
