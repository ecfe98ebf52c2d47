import ActivityKit
import SwiftUI
import WidgetKit

/// An app and its widget, which share the store of an app group.
struct CountAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var tick: Int }
}

@main
struct CountApp: App {
  var body: some Scene { WindowGroup { CountView() } }
}

struct CountView: View {
  @AppStorage("count", store: UserDefaults(suiteName: "group.count")) private var count = 0
  @AppStorage("launches") private var launches = 0
  @Environment(\.scenePhase) private var phase
  @State private var startsLater = false
  @State private var address = "none"

  var body: some View {
    VStack(spacing: 16) {
      Text("count \(count)")
      Text("launches \(launches)").onAppear {
        launches += 1
        print("launch \(launches)")
      }
      Text("opened \(address)").onOpenURL { address = $0.absoluteString }
      Button("Count") {
        count += 1
        Task {
          for activity in Activity<CountAttributes>.activities {
            await activity.update(.init(state: .init(tick: count), staleDate: nil))
          }
        }
      }
      Button("Start") { start() }
      Button("Later") { startsLater = true }
      Button("Hang") { while true {} }
    }
    .onChange(of: phase) { if phase == .background, startsLater { start() } }
  }

  private func start() {
    do {
      _ = try Activity.request(
        attributes: CountAttributes(), content: .init(state: .init(tick: 0), staleDate: nil))
    } catch {
      print("refused: \(error)")
    }
  }
}

struct CountWidget: Widget {
  private var stored: Int {
    UserDefaults(suiteName: "group.count")?.integer(forKey: "count") ?? -1
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CountAttributes.self) { context in
      Text("stored \(stored) tick \(context.state.tick)").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("stored \(stored)") }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            if let first = URL(string: "count://first?n=1") { Link("First", destination: first) }
            if let second = URL(string: "count://second") { Link("Second", destination: second) }
          }
        }
      } compactLeading: {
        Text("s\(stored)")
      } compactTrailing: {
        Text("t\(context.state.tick)")
      } minimal: {
        Text("\(stored)")
      }
    }
  }
}
