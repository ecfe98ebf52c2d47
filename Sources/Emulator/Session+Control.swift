import ActivityEngine
import ActivityKit
import ActivityModel

/// What other programs ask over the control socket.
extension Session {
  /// Serves everything that clients have asked.
  func takeCalls(at now: Moment) {
    guard let control else { return }
    for call in control.collect(at: now.uptime) { serve(call, control, at: now) }
    let renewed = desk.takeRenewed()
    if !renewed.isEmpty {
      store.renew(driver.engine.records.filter { renewed.contains($0.attributesType) }.map(\.id))
      askForArchives(at: now)
    }
  }

  private func serve(_ call: ControlServer.Call, _ control: ControlServer, at now: Moment) {
    switch call.call {
    case .observe: control.observe(call)
    case .submit, .records, .authorization:
      let answer = call.call.answer(from: driver.link, app: call.app, words: RefusalText.words)
      if case .refused(_, let message) = answer {
        log("\(call.app): \(message)", at: now)
        needsFrame = true
      }
      control.answer(call, answer)
    }
  }
}
