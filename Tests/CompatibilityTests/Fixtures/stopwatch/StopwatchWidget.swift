import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct StopwatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var startedAt: Date?
  }
}

struct PauseIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Pause"

  static func send() {
    StopwatchEvents.emitter?.sendEvent(withName: "onPause", body: ["at": 2])
  }

  func perform() async throws -> some IntentResult {
    Self.send()
    return .result()
  }
}

struct StopwatchWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: StopwatchAttributes.self) { _ in
      Button(intent: PauseIntent()) { Text("Pause") }
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("a") }
      } compactLeading: {
        Text("a")
      } compactTrailing: {
        Text("a")
      } minimal: {
        Text("a")
      }
    }
  }
}
