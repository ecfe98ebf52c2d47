import LocalEngine
package import PhoneScreen

/// What a recording tells, shown again.
extension Session {
  package func show(_ screen: ScreenState, at now: Moment) {
    state.screen = screen
    self.screen.settleCard(state.revealed, at: now)
    needsFrame = true
  }

  /// Tells the recording what the screen shows besides, and the person when it has ended.
  func record(at now: Moment) {
    guard let recorder else { return }
    recorder.screen(state.screen, at: now.uptime)
    if let failure = recorder.takeFailure() {
      say("the recording has ended: \(failure.words)", at: now, isError: true)
    }
  }
}
