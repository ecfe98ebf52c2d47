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
