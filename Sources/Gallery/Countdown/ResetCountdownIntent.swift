import ActivityKit
import AppIntents
import Foundation

/// Resets the countdown to the full time and pauses it.
struct ResetCountdownIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Reset Countdown"

  func perform() async throws -> some IntentResult {
    for activity in Activity<CountdownAttributes>.activities {
      let now = Date()
      var state = CountdownAttributes.ContentState(
        duration: activity.attributes.duration, startingAt: now)
      state.pause(at: now)
      await activity.update(ActivityContent(state: state, staleDate: nil))
    }
    return .result()
  }
}
