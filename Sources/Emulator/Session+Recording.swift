import LocalEngine
package import PhoneScreen

/// Recording and replay of the screen's state.
extension Session {
  package func show(_ screen: ScreenState, at now: Moment) {
    state.screen = screen
    self.screen.settleCard(state.revealed, at: now)
    needsFrame = true
  }

  /// Records the screen's state, and reports to the user when the recording has failed.
  func record(at now: Moment) {
    guard let recorder else { return }
    recorder.screen(state.screen, at: now.uptime)
    if let failure = recorder.takeFailure() {
      say("the recording has ended: \(failure.words)", at: now, isError: true)
    }
  }
}
