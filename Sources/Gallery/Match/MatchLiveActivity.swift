import ActivityKit
import SwiftUI
import WidgetKit

/// A football match with the score, the clock and the latest events.
struct MatchLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      MatchCard(context: context)
        .activityBackgroundTint(Color(red: 0.04, green: 0.20, blue: 0.11))
        .activitySystemActionForegroundColor(.white)
        .widgetURL(context.attributes.deepLink)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading, spacing: 2) {
            Text(context.attributes.home.badge)
              .font(.title2)
            Text(context.attributes.home.name)
              .font(.headline)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 2) {
            Text(context.attributes.away.badge)
              .font(.title2)
            Text(context.attributes.away.name)
              .font(.headline)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          VStack(spacing: 2) {
            MatchScore(state: context.state)
              .font(.title2.bold())
            MatchClock(state: context.state)
              .multilineTextAlignment(.center)
              .font(.caption)
              .foregroundStyle(.green)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          MatchEventList(attributes: context.attributes, events: context.state.events)
            .padding(.top, 8)
        }
      } compactLeading: {
        Text("\(context.attributes.home.badge)\(context.state.homeScore)")
          .monospacedDigit()
      } compactTrailing: {
        Text("\(context.state.awayScore)\(context.attributes.away.badge)")
          .monospacedDigit()
      } minimal: {
        Text(context.state.score)
          .font(.caption.bold())
          .monospacedDigit()
      }
      .widgetURL(context.attributes.deepLink)
      .keylineTint(.green)
    }
  }
}

extension MatchAttributes {
  fileprivate static let preview = MatchAttributes(
    id: "2025-12", competition: "J1 Week 12", home: Team(name: "Yokohama", badge: "🔵"),
    away: Team(name: "Kobe", badge: "🔴"))
}

extension MatchAttributes.ContentState {
  fileprivate static var firstHalf: Self {
    Self(
      homeScore: 0, awayScore: 0, phase: .firstHalf, clockStart: .now.addingTimeInterval(-754),
      events: [])
  }

  fileprivate static var halfTime: Self {
    Self(
      homeScore: 1, awayScore: 0, phase: .halfTime, clockStart: .now.addingTimeInterval(-2700),
      events: [MatchEvent(kind: .goal, side: .home, minute: 34, player: "Nakamura")])
  }

  fileprivate static var secondHalf: Self {
    Self(
      homeScore: 1, awayScore: 1, phase: .secondHalf, clockStart: .now.addingTimeInterval(-3123),
      events: [
        MatchEvent(kind: .goal, side: .away, minute: 52, player: "Onishi"),
        MatchEvent(kind: .yellowCard, side: .away, minute: 48, player: "Furukawa"),
        MatchEvent(kind: .goal, side: .home, minute: 34, player: "Nakamura"),
      ])
  }

  fileprivate static var fullTime: Self {
    Self(
      homeScore: 2, awayScore: 1, phase: .fullTime, clockStart: .now.addingTimeInterval(-5700),
      events: [
        MatchEvent(kind: .goal, side: .home, minute: 92, player: "Sasaki"),
        MatchEvent(kind: .redCard, side: .away, minute: 88, player: "Furukawa"),
        MatchEvent(kind: .goal, side: .away, minute: 52, player: "Onishi"),
      ])
  }
}

#Preview("Card", as: .content, using: MatchAttributes.preview) {
  MatchLiveActivity()
} contentStates: {
  MatchAttributes.ContentState.firstHalf
  MatchAttributes.ContentState.halfTime
  MatchAttributes.ContentState.secondHalf
  MatchAttributes.ContentState.fullTime
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: MatchAttributes.preview) {
  MatchLiveActivity()
} contentStates: {
  MatchAttributes.ContentState.firstHalf
  MatchAttributes.ContentState.halfTime
  MatchAttributes.ContentState.secondHalf
}

#Preview("Compact", as: .dynamicIsland(.compact), using: MatchAttributes.preview) {
  MatchLiveActivity()
} contentStates: {
  MatchAttributes.ContentState.firstHalf
  MatchAttributes.ContentState.secondHalf
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: MatchAttributes.preview) {
  MatchLiveActivity()
} contentStates: {
  MatchAttributes.ContentState.firstHalf
  MatchAttributes.ContentState.secondHalf
}
