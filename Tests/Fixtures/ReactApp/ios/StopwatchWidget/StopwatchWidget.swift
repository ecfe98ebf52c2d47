import ActivityKit
import SwiftUI
import WidgetKit

struct StopwatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var startedAt: Date
    var pausedAt: Date?
  }
}

@main
struct StopwatchBundle: WidgetBundle {
  var body: some Widget { StopwatchWidget() }
}

struct StopwatchWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: StopwatchAttributes.self) { context in
      Time(state: context.state).padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          HStack {
            Time(state: context.state)
            Button(intent: PauseIntent()) { Text("Pause") }
          }
        }
      } compactLeading: {
        Image(systemName: "timer")
      } compactTrailing: {
        Time(state: context.state)
      } minimal: {
        Image(systemName: "timer")
      }
    }
  }
}

struct Time: View {
  let state: StopwatchAttributes.ContentState

  var body: some View {
    if let pausedAt = state.pausedAt {
      Text("\(Int(pausedAt.timeIntervalSince(state.startedAt))) s")
    } else {
      Text(state.startedAt, style: .timer)
    }
  }
}
