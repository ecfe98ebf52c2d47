import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

/// An app and its widget that show what their clocks and timers say.
struct ClockAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var started: Date }
}

extension Date {
  /// Without separators.
  fileprivate var seconds: String { String(Int(timeIntervalSince1970)) }
}

@main
struct ClockApp: App {
  private let launched = Date.now.seconds

  var body: some Scene { WindowGroup { ClockView(launched: launched) } }
}

struct ClockView: View {
  let launched: String
  @State private var timers = 0
  @State private var tasks = 0
  @State private var queued = 0

  var body: some View {
    VStack(spacing: 8) {
      Text("launched \(launched)")
      Text("date \(Date().seconds)")
      Text("timer \(timers)")
      Text("task \(tasks)")
      Text("queue \(queued)")
      Button("Start") {
        _ = try? Activity.request(
          attributes: ClockAttributes(),
          content: .init(state: .init(started: .now), staleDate: nil))
      }
    }
    .onAppear {
      Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in timers += 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { queued += 1 }
    }
    .task {
      let clock = ContinuousClock()
      while !Task.isCancelled {
        try? await clock.sleep(until: clock.now + .seconds(60))
        tasks += 1
      }
    }
  }
}

/// Ends after a wait that is the code's own, not the phone's.
struct RestartIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Restart"
  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .milliseconds(10))
    for activity in Activity<ClockAttributes>.activities {
      await activity.update(.init(state: .init(started: .now), staleDate: nil))
    }
    return .result()
  }
}

struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ClockAttributes.self) { context in
      VStack {
        Text("started \(context.state.started.seconds)")
        Text("drawn \(Date.now.seconds)")
        Text("stale \(context.isStale)")
        Button("Restart", intent: RestartIntent())
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("drawn \(Date.now.seconds)") }
      } compactLeading: {
        Text("clock")
      } compactTrailing: {
        Text("\(Date.now.seconds)")
      } minimal: {
        Text("c")
      }
    }
  }
}

#Preview("Card", as: .content, using: ClockAttributes()) {
  ClockWidget()
} contentStates: {
  ClockAttributes.ContentState(started: .now + 3600)
}
