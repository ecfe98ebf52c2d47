import ActivityKit
import AppIntents
import Foundation

struct ResumeCountdownIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Resume Countdown"

  func perform() async throws -> some IntentResult {
    for activity in Activity<CountdownAttributes>.activities {
      var state = activity.content.state
      state.resume(at: Date())
      await activity.update(ActivityContent(state: state, staleDate: state.staleDate))
    }
    return .result()
  }
}
