import Foundation
package import HostProtocol
import PhoneScreen

/// Sends requests to a widget process and waits for their replies.
///
/// Calls of user code to the engine get no reply: there is no engine.
@MainActor
package struct WidgetRequester {
  package let process: WidgetProcess
  private let clock: EmulatorClock
  private let poller = Poller()

  package init(process: WidgetProcess, clock: EmulatorClock = .real) {
    self.process = process
    self.clock = clock
  }

  /// Sends a request; `messages` calls `completion`.
  ///
  /// - Throws: `HostFailure.process` when the process cannot be started.
  package func send<Call: HostCall>(
    _ call: Call, _ completion: @escaping HostAnswer<Call>
  ) throws(HostFailure) {
    do {
      try process.send(call, at: clock.now().uptime, completion)
    } catch {
      throw .process(.cannotStart(error.localizedDescription))
    }
  }

  /// Passes on the replies of the process and returns what it has written; when that is nothing,
  /// waits until it writes or a timeout expires, and returns nothing.
  package func messages() async -> [WidgetProcess.Message] {
    let now = clock.now().uptime
    let messages = process.messages(at: now)
    if messages.isEmpty {
      await poller.wait(
        for: process.descriptors, timeout: process.deadline.map { max($0 - now, 0) } ?? 0)
    }
    return messages
  }

  /// Sends a request and waits for its reply.
  ///
  /// - Throws: `HostFailure` when the process cannot be started, crashes, times out, or replies that
  ///   the request failed.
  package func reply<Call: HostCall>(to call: Call) async throws(HostFailure) -> Call.Reply {
    var result: Result<Call.Reply, HostFailure>?
    try send(call) { result = $0 }
    while result == nil {
      for case .refused(let reason) in await messages() where result == nil {
        throw .refused(reason)
      }
    }
    guard let result else { throw .otherReply }
    return try result.get()
  }
}
