import ActivityEngine
import ActivityModel
import LocalEngine
import PhoneScreen

/// Submits gestures to the engine, and shows the reason when one is refused.
@MainActor
struct GestureSender {
  let driver: EngineDriver
  let log: EventLog

  func send(_ gesture: IslandGesture, at now: Moment) {
    for case .refused(let refusal) in driver.submit(.gesture(gesture)) {
      log.showNotice(RefusalMessage.text(for: refusal), at: now)
    }
  }
}
