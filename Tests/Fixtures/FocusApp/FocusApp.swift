import ActivityKit
import Foundation
import SwiftUI

/// Starts the activity of the focus timer, when it is allowed to.
@main
struct FocusApp: App {
  var body: some Scene {
    WindowGroup { FocusView() }
  }
}

struct FocusView: View {
  @State private var message = "ready"
  @State private var isAllowed = ActivityAuthorizationInfo().areActivitiesEnabled

  var body: some View {
    VStack(spacing: 16) {
      Text(isAllowed ? "activities are allowed" : "activities are switched off")
      Text(message)
      Button("Focus") { start() }
    }
    .task {
      for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates {
        isAllowed = isEnabled
      }
    }
  }

  private func start() {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else {
      message = "switch them on in Settings"
      return
    }
    do {
      let end = Date(timeIntervalSinceNow: 1500)
      _ = try Activity.request(
        attributes: TimerActivityAttributes(sessionCount: 1),
        content: .init(
          state: .init(
            remainingSeconds: 1500, mode: .focus, state: .running, displayTime: "25:00",
            timerEndDate: end), staleDate: end))
      message = "started"
    } catch {
      message = "\(error)"
    }
  }
}
