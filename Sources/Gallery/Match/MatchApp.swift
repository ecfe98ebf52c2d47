import ActivityKit
import Foundation

/// The football app, which starts late in the first half of a match and follows it to full time.
struct MatchApp {
  let names: MatchNames

  var match: MatchAttributes {
    MatchAttributes(
      id: "2025-12", competition: names.competition,
      home: MatchAttributes.Team(name: names.home, badge: "🔵"),
      away: MatchAttributes.Team(name: names.away, badge: "🔴"))
  }

  /// Starts the activity at 38:30 on the match clock, so that half-time is 390 seconds later.
  func start(_ now: Date) throws {
    let state = MatchAttributes.ContentState(
      homeScore: 0, awayScore: 1, phase: .firstHalf,
      clockStart: now.addingTimeInterval(-(38 * 60 + 30)),
      events: [
        MatchEvent(kind: .yellowCard, side: .home, minute: 30, player: names.tanaka),
        MatchEvent(kind: .goal, side: .away, minute: 21, player: names.onishi),
      ])
    _ = try Activity.request(
      attributes: match, content: ActivityContent(state: state, staleDate: nil, relevanceScore: 50),
      pushType: .token)
  }

  /// Records an event; a goal causes an alert.
  func record(
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

  func enter(_ phase: MatchAttributes.Phase, at now: Date) async {
    for activity in Activity<MatchAttributes>.activities {
      var state = activity.content.state
      state.phase = phase
      if phase == .secondHalf {
        state.clockStart = now.addingTimeInterval(-45 * 60)
      }
      await activity.update(ActivityContent(state: state, staleDate: nil, relevanceScore: 50))
    }
  }

  func end(_ now: Date) async {
    for activity in Activity<MatchAttributes>.activities {
      var state = activity.content.state
      state.phase = .fullTime
      await activity.end(
        ActivityContent(state: state, staleDate: nil), dismissalPolicy: .default)
    }
  }
}

extension MatchApp {
  /// The seconds from the app's start to the second half, and from there to the final whistle: 45
  /// minutes and three of added time.
  private static let secondHalf = 450.0
  private static let fullTime = secondHalf + 48 * 60

  var steps: [GalleryApp.Step] {
    let begin = Self.secondHalf
    return [
      event(after: 7, .goal, .home, names.sasaki),
      event(after: 40, .yellowCard, .away, names.furukawa),
      event(after: 95, .substitution, .home, names.ri),
      event(after: 150, .goal, .home, names.nakamura),
      event(after: 225, .yellowCard, .home, names.sasaki),
      event(after: 300, .substitution, .away, names.honma),
      phase(after: 390, .halfTime),
      phase(after: begin, .secondHalf),
      event(after: begin + 50, .goal, .away, names.honma),
      event(after: begin + 130, .redCard, .away, names.furukawa),
      event(after: begin + 15 * 60, .substitution, .away, names.onishi),
      event(after: begin + 28 * 60, .goal, .home, names.ri),
      event(after: begin + 41 * 60, .yellowCard, .away, names.onishi),
      GalleryApp.Step(after: Self.fullTime, run: end),
    ]
  }

  private func event(
    after seconds: TimeInterval, _ kind: MatchEvent.Kind, _ side: MatchAttributes.Side,
    _ player: String
  ) -> GalleryApp.Step {
    GalleryApp.Step(after: seconds) { await record(kind, side, player: player, at: $0) }
  }

  private func phase(
    after seconds: TimeInterval, _ phase: MatchAttributes.Phase
  ) -> GalleryApp.Step {
    GalleryApp.Step(after: seconds) { await enter(phase, at: $0) }
  }
}

extension GalleryApp {
  static func match(_ names: MatchNames) -> GalleryApp {
    let app = MatchApp(names: names)
    return GalleryApp(
      id: "com.example.kickoff", name: "Kickoff", icon: "⚽", letter: "K",
      attributesType: "MatchAttributes", startsAutomatically: true,
      start: app.start, steps: app.steps, end: app.end)
  }
}
