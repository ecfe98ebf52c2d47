import AppIntents

struct PauseIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause"

  func perform() async throws -> some IntentResult {
    StopwatchEmitter.shared?.sendEvent(withName: "onPause", body: nil)
    return .result()
  }
}
