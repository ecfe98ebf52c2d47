package import Foundation
package import HostProtocol
import PhoneScreen

/// Sends requests to a widget process and waits for their replies.
///
/// Calls of user code to the engine get no reply: there is no engine.
@MainActor
package struct WidgetRequester {
  /// Why there is no reply.
  package enum Failure: Error, Hashable, Sendable {
    /// The process cannot be started, has crashed, or has not replied in time.
    case process(WidgetFailure)
    /// The process replied that the request failed, with the reason.
    case refused(String)

    /// One line for the user.
    package var message: String {
      switch self {
      case .process(let failure): failure.message
      case .refused(let reason): reason
      }
    }
  }

  package let process: WidgetProcess
  private let clock: EmulatorClock
  private let poller = Poller()

  package init(process: WidgetProcess, clock: EmulatorClock = .real) {
    self.process = process
    self.clock = clock
  }

  /// Sends a request and returns its identifier; `messages` returns the reply.
  ///
  /// - Throws: `Failure.process` when the process cannot be started.
  package func send(_ request: HostRequest) throws(Failure) -> Int {
    do {
      return try process.send(request, at: clock.now().uptime)
    } catch {
      throw .process(.cannotStart(error.localizedDescription))
    }
  }

  /// Returns what the process has written; when that is nothing, waits until it writes or a timeout
  /// expires, and returns nothing.
  package func messages() async -> [WidgetProcess.Message] {
    let now = clock.now().uptime
    let messages = process.messages(at: now)
    if messages.isEmpty {
      await poller.wait(
        for: process.descriptors, timeout: process.deadline.map { max($0 - now, 0) } ?? 0)
    }
    return messages
  }

  /// Sends a request and waits for its reply, which is never `failed`.
  ///
  /// - Throws: `Failure` when the process cannot be started, crashes, times out, or replies that
  ///   the request failed.
  package func reply(to request: HostRequest) async throws(Failure) -> HostReply {
    let id = try send(request)
    while true {
      for message in await messages() {
        switch message {
        // A failure with identifier 0 is one of the process, such as a library that does not load.
        case .reply(.failed(let reason), id: 0): throw .refused(reason)
        case .reply(.failed(let reason), id): throw .refused(reason)
        case .reply(let reply, id): return reply
        case .reply, .call: continue
        case .failed(let failure): throw .process(failure)
        }
      }
    }
  }

  /// Requests the description of the widgets, and waits for it.
  ///
  /// - Parameter now: The reference date of generated samples.
  /// - Throws: `Failure` as `reply(to:)`, also when the reply is none to this request.
  package func description(now: Date) async throws(Failure) -> HostDescription {
    guard case .described(let description) = try await reply(to: .describe(now: now)) else {
      throw .process(.protocolViolation)
    }
    return description
  }
}
