package import ActivityModel
import Foundation
package import HostProtocol
package import JavaScript
import Synchronization

/// The link to the script of an app: messages in both directions, and the phone's clock. It may be used
/// from any thread.
package final class ScriptLink: Sendable {
  private let process: ScriptProcess
  private let clock: Mutex<HostClock?>
  /// The least seconds that the script has for an answer.
  private let least: Double

  /// The seconds after which a script hangs that has not come to an end.
  private static let standardSeconds = 10.0

  /// - Parameters:
  ///   - environment: That of this process, with the phone's clock at the start.
  ///   - timeout: The least seconds that the script has for an answer.
  package init(_ process: ScriptProcess, environment: [String: String], timeout: Double) {
    self.process = process
    least = timeout
    clock = Mutex(environment[HostClock.variable].flatMap(HostClock.init(text:)))
  }

  package func send(_ message: JSONValue) { process.send(message.json) }

  /// Lets the script follow the phone's clock, which this process follows already.
  package func follow(_ clock: HostClock?) {
    self.clock.withLock { $0 = clock }
    send(ScriptMessage.of("clock", clockFields))
  }

  /// The phone's clock as the script has it.
  var clockFields: [String: JSONValue] {
    let rate = clock.withLock { $0.map(\.rate) } ?? 1
    return [
      "now": .number(Date().timeIntervalSince1970 * 1_000),
      "rate": .number(rate == 0 ? 1 : rate), "frozen": .truth(rate == 0),
    ]
  }

  /// What the script may take of time and memory, and how more of it is allowed.
  var limits: JSONValue {
    let limits = ResourceLimits.current
    return .record([
      "seconds": .number(max(least, Self.standardSeconds)),
      // Before the emulator would take this process for one that hangs.
      "answer": .number(max(least, Timeouts.widgetReply) / 2),
      "megabytes": .whole(Int64(process.command.heapMegabytes)),
      "memory": .record([
        "text": .text(limits.text(.memory)), "remedy": .text(limits.remedy(.memory)),
      ]),
    ])
  }

  /// Reads from now on.
  ///
  /// - Parameters:
  ///   - onMessage: Called on the main actor with each message, in their order.
  ///   - onEnd: Called on the main actor when the script has ended, with what is known of it in words.
  func read(
    onMessage: @escaping @Sendable @MainActor (ScriptMessage) -> Void,
    onEnd: @escaping @Sendable @MainActor (String) -> Void
  ) {
    process.read(
      onLine: { line in
        guard let value = try? JSONParser.read(line), let message = ScriptMessage(value) else {
          return
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { onMessage(message) } }
      },
      onEnd: {
        let limits = ResourceLimits.current
        let text =
          "its JavaScript has ended; it may use \(limits.text(.memory)): \(limits.remedy(.memory))"
        DispatchQueue.main.async { MainActor.assumeIsolated { onEnd(text) } }
      })
  }
}
