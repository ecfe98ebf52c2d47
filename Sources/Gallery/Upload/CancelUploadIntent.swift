import ActivityKit
import AppIntents

/// Cancels the upload and ends its Live Activity.
struct CancelUploadIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Cancel Upload"

  func perform() async throws -> some IntentResult {
    for activity in Activity<UploadAttributes>.activities {
      var state = activity.content.state
      state.phase = .cancelled
      state.speed = 0
      await activity.end(
        ActivityContent(state: state, staleDate: nil), dismissalPolicy: .immediate)
    }
    return .result()
  }
}
