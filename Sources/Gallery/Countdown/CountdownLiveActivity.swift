import ActivityKit
import SwiftUI
import WidgetKit

/// A tea timer that can be paused, resumed and reset without opening its app.
struct CountdownLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CountdownAttributes.self) { context in
      CountdownCard(context: context)
        .activityBackgroundTint(Color(red: 0.17, green: 0.11, blue: 0.05))
        .activitySystemActionForegroundColor(.orange)
        .widgetURL(context.attributes.deepLink)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading, spacing: 2) {
            Label(context.attributes.name, systemImage: "cup.and.saucer.fill")
              .font(.headline)
              .foregroundStyle(.orange)
            Text("\(context.attributes.temperature) °C")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          CountdownClock(context: context)
            .font(.system(.title, design: .rounded).weight(.semibold))
            .multilineTextAlignment(.trailing)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 10) {
            CountdownBar(context: context)
            HStack(spacing: 8) {
              Text(context.advice)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .lineLimit(1)
              Spacer()
              CountdownControls(context: context)
                .layoutPriority(1)
            }
          }
        }
      } compactLeading: {
        Image(systemName: "cup.and.saucer.fill")
          .foregroundStyle(.orange)
      } compactTrailing: {
        CountdownClock(context: context)
          .multilineTextAlignment(.trailing)
          .frame(maxWidth: 40)
      } minimal: {
        CountdownClock(context: context)
          .font(.caption2)
          .multilineTextAlignment(.center)
          .frame(maxWidth: 32)
      }
      .widgetURL(context.attributes.deepLink)
      .keylineTint(.orange)
    }
  }
}

extension CountdownAttributes {
  fileprivate static let preview = CountdownAttributes(
    name: "Sencha", duration: 180, temperature: 75)
}

extension CountdownAttributes.ContentState {
  fileprivate static var running: Self {
    Self(
      start: .now.addingTimeInterval(-40), end: .now.addingTimeInterval(140), pausedAt: nil,
      stage: .steep)
  }

  fileprivate static var paused: Self {
    Self(
      start: .now.addingTimeInterval(-100), end: .now.addingTimeInterval(80), pausedAt: .now,
      stage: .steep)
  }

  fileprivate static var ready: Self {
    Self(
      start: .now.addingTimeInterval(-180), end: .now, pausedAt: nil,
      stage: .ready)
  }
}

#Preview("Card", as: .content, using: CountdownAttributes.preview) {
  CountdownLiveActivity()
} contentStates: {
  CountdownAttributes.ContentState.running
  CountdownAttributes.ContentState.paused
  CountdownAttributes.ContentState.ready
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: CountdownAttributes.preview) {
  CountdownLiveActivity()
} contentStates: {
  CountdownAttributes.ContentState.running
  CountdownAttributes.ContentState.paused
  CountdownAttributes.ContentState.ready
}

#Preview("Compact", as: .dynamicIsland(.compact), using: CountdownAttributes.preview) {
  CountdownLiveActivity()
} contentStates: {
  CountdownAttributes.ContentState.running
  CountdownAttributes.ContentState.ready
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: CountdownAttributes.preview) {
  CountdownLiveActivity()
} contentStates: {
  CountdownAttributes.ContentState.running
  CountdownAttributes.ContentState.ready
}
