import ActivityKit
import AppIntents
import Foundation

struct PauseCountdownIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause Countdown"

  func perform() async throws -> some IntentResult {
    for activity in Activity<CountdownAttributes>.activities {
      var state = activity.content.state
      state.pause(at: Date())
      await activity.update(ActivityContent(state: state, staleDate: state.staleDate))
    }
    return .result()
  }
}
