package import ActivityModel
import Foundation
package import HostProtocol
package import JavaScript
import Synchronization

/// The link to the script of an app: messages in both directions, and the phone's clock. It may be used
/// from any thread.
package final class ScriptLink: Sendable {
  private struct State {
    var clock: HostClock?
    var pulse: ScriptPulse
  }

  private let process: ScriptProcess
  private let state: Mutex<State>
  private let least: Double

  /// - Parameters:
  ///   - environment: That of this process, with the phone's clock at the start.
  ///   - timeout: The least seconds that the script has for an answer.
  package init(_ process: ScriptProcess, environment: [String: String], timeout: Double) {
    self.process = process
    least = timeout
    let clock = environment[HostClock.variable].flatMap(HostClock.init(text:))
    state = Mutex(State(clock: clock, pulse: ScriptPulse(least: timeout, at: ScriptPulse.now)))
  }

  package func send(_ message: JSONValue) { process.send(message.json) }

  /// Lets the script follow the phone's clock, which this process follows already.
  package func follow(_ clock: HostClock?) {
    state.withLock { $0.clock = clock }
    send(ScriptMessage.of("clock", clockFields))
  }

  /// The phone's clock as the script has it.
  var clockFields: [String: JSONValue] {
    let rate = state.withLock { $0.clock.map(\.rate) } ?? 1
    return [
      "now": .number(Date().timeIntervalSince1970 * 1_000),
      "rate": .number(rate == 0 ? 1 : rate), "frozen": .truth(rate == 0),
    ]
  }

  /// Reads from now on.
  ///
  /// - Parameters:
  ///   - onMessage: Called on the main actor with each message, in their order.
  ///   - onEnd: Called on the main actor when the script has ended or hangs, with the reason in words.
  func read(
    onMessage: @escaping @Sendable @MainActor (ScriptMessage) -> Void,
    onEnd: @escaping @Sendable @MainActor (String) -> Void
  ) {
    process.read(
      onLine: { [self] line in
        guard let value = try? JSONParser.read(line), let message = ScriptMessage(value) else {
          return
        }
        if message.kind == .pong, let number = message.number("id"), number < 0 {
          return state.withLock { $0.pulse.answered(number, at: ScriptPulse.now) }
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { onMessage(message) } }
      },
      onIdle: { [self] in
        switch state.withLock({ $0.pulse.beat(at: ScriptPulse.now) }) {
        case .nothing: break
        case .ask(let number): send(ScriptMessage.of("ping", ["id": .whole(Int64(number))]))
        case .hangs(let seconds):
          let text = "its JavaScript has not answered for \(Int(seconds)) s"
          DispatchQueue.main.async { MainActor.assumeIsolated { onEnd(text) } }
        }
      },
      onEnd: {
        DispatchQueue.main.async { MainActor.assumeIsolated { onEnd("its JavaScript has ended") } }
      })
  }
}
