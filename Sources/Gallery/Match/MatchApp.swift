import ActivityKit
import Foundation

/// The football app, which starts late in the first half of a match.
enum MatchApp {
  static let match = MatchAttributes(
    id: "2025-12", competition: "J1 第12節",
    home: MatchAttributes.Team(name: "横浜", badge: "🔵"),
    away: MatchAttributes.Team(name: "神戸", badge: "🔴"))

  /// Starts the activity at 38:30 on the match clock, so that half-time is 390 seconds later.
  static func start(_ now: Date) throws {
    let state = MatchAttributes.ContentState(
      homeScore: 0, awayScore: 1, phase: .firstHalf,
      clockStart: now.addingTimeInterval(-(38 * 60 + 30)),
      events: [
        MatchEvent(kind: .yellowCard, side: .home, minute: 30, player: "田中"),
        MatchEvent(kind: .goal, side: .away, minute: 21, player: "大西"),
      ])
    _ = try Activity.request(
      attributes: match, content: ActivityContent(state: state, staleDate: nil, relevanceScore: 50),
      pushType: .token)
  }

  /// Records an event; a goal causes an alert.
  static func record(
    _ kind: MatchEvent.Kind, _ side: MatchAttributes.Side, player: String, at now: Date
  ) async {
    for activity in Activity<MatchAttributes>.activities {
      var state = activity.content.state
      state.record(kind, side, player: player, at: now)
      let isGoal = kind == .goal
      let content = ActivityContent(
        state: state, staleDate: nil, relevanceScore: isGoal ? 100 : 50)
      let alert = AlertConfiguration(
        title: "Goal for \(activity.attributes.team(side).name)!",
        body: "\(player) makes it \(state.score).", sound: .default)
      await activity.update(content, alertConfiguration: isGoal ? alert : nil)
    }
  }

  static func enter(_ phase: MatchAttributes.Phase, at now: Date) async {
    for activity in Activity<MatchAttributes>.activities {
      var state = activity.content.state
      state.phase = phase
      if phase == .secondHalf {
        state.clockStart = now.addingTimeInterval(-45 * 60)
      }
      await activity.update(ActivityContent(state: state, staleDate: nil, relevanceScore: 50))
    }
  }

  static func end(_ now: Date) async {
    for activity in Activity<MatchAttributes>.activities {
      var state = activity.content.state
      state.phase = .fullTime
      await activity.end(
        ActivityContent(state: state, staleDate: nil), dismissalPolicy: .default)
    }
  }
}

extension GalleryApp {
  static let match = GalleryApp(
    id: "com.example.kickoff", name: "Kickoff", icon: "⚽", letter: "K",
    attributesType: "MatchAttributes", startsAutomatically: true,
    start: MatchApp.start,
    steps: [
      Step(after: 7) { await MatchApp.record(.goal, .home, player: "佐々木", at: $0) },
      Step(after: 40) { await MatchApp.record(.yellowCard, .away, player: "古川", at: $0) },
      Step(after: 95) { await MatchApp.record(.substitution, .home, player: "李", at: $0) },
      Step(after: 150) { await MatchApp.record(.goal, .home, player: "中村", at: $0) },
      Step(after: 225) { await MatchApp.record(.yellowCard, .home, player: "佐々木", at: $0) },
      Step(after: 300) { await MatchApp.record(.substitution, .away, player: "本間", at: $0) },
      Step(after: 390) { await MatchApp.enter(.halfTime, at: $0) },
      Step(after: 450) { await MatchApp.enter(.secondHalf, at: $0) },
      Step(after: 500) { await MatchApp.record(.goal, .away, player: "本間", at: $0) },
      Step(after: 580) { await MatchApp.record(.redCard, .away, player: "古川", at: $0) },
    ],
    end: MatchApp.end)
}
