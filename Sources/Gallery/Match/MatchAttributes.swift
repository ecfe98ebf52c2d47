import ActivityKit
import Foundation

/// A football match between two teams.
struct MatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var homeScore: Int
    var awayScore: Int
    var phase: Phase
    /// The date at which the running match clock was at 0:00.
    var clockStart: Date
    /// The events, newest first; at most three.
    var events: [MatchEvent]
  }

  enum Phase: String, Codable {
    case firstHalf, halfTime, secondHalf, fullTime
  }

  struct Team: Codable, Hashable {
    var name: String
    /// One emoji, the team's badge.
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

extension MatchAttributes.Phase {
  var label: String {
    switch self {
    case .firstHalf: "1st half"
    case .halfTime: "Half-time"
    case .secondHalf: "2nd half"
    case .fullTime: "Full time"
    }
  }

  /// True while the match clock runs.
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

  /// Adds an event at `now`, and increases the score if it is a goal.
  mutating func record(
    _ kind: MatchEvent.Kind, _ side: MatchAttributes.Side, player: String, at now: Date
  ) {
    let passed = Int(clamping: now.timeIntervalSince(clockStart) / 60)
    let minute = min(max(passed, 0), 998) + 1
    events.insert(MatchEvent(kind: kind, side: side, minute: minute, player: player), at: 0)
    events = Array(events.prefix(3))
    guard kind == .goal else { return }
    switch side {
    case .home where homeScore < .max: homeScore += 1
    case .away where awayScore < .max: awayScore += 1
    case .home, .away: break
    }
  }
}
