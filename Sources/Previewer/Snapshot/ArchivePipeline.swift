package import Emulator
package import Foundation
package import HostProtocol
import PhoneScreen
package import ViewArchive

/// Sends archive requests to a widget process, several at a time, so that the process does not idle
/// between them. A request that crashes the process or times out fails; the other pending requests
/// are sent again to a new process.
@MainActor
package struct ArchivePipeline {
  /// Error of a request: the widget process could not be started, crashed, timed out or refused.
  package struct Failure: Error, Hashable, Sendable {
    package var message: String

    package init(message: String) { self.message = message }
  }

  private let process: WidgetProcess
  private let clock = EmulatorClock.real
  private let poller = Poller()

  /// Maximum number of pending requests. The timeout of two seconds starts when a request is sent,
  /// so it must be small.
  private static let window = 12
  /// Number of requests after which the process is replaced, because its total CPU time is limited.
  private static let shift = 2_000
  /// Number of crashes after which the remaining requests fail without being sent.
  private static let patience = 8

  package init(process: WidgetProcess) { self.process = process }

  /// Requests the description of the widgets and of their preview states.
  ///
  /// - Parameter now: reference date for the dates in generated states.
  /// - Throws: `Failure` when the process cannot be started, crashes, times out or replies with an
  ///   error.
  package func description(now: Date) async throws(Failure) -> HostDescription {
    do {
      _ = try process.send(.describe(now: now), at: clock.now().uptime)
    } catch {
      throw Self.cannotStart(error)
    }
    while true {
      for output in await outputs() {
        switch output {
        case .reply(.described(let description), _): return description
        case .reply(.failed(let words), _): throw Failure(message: words)
        case .failed(let failure, _): throw Failure(message: failure.message)
        case .reply, .call: continue
        }
      }
    }
  }

  /// Requests archives and returns the results in the order of `requests`.
  package func archives(
    of requests: [ArchiveRequest]
  ) async -> [Result<ActivityArchive, Failure>] {
    var answers: [Result<ActivityArchive, Failure>?] = requests.map { _ in nil }
    var waiting = Array(requests.indices.reversed())
    // Pending requests in the order of sending; the process handles archive requests one by one.
    var asked: [(id: Int, index: Int)] = []
    var deaths = 0
    var left = Self.shift
    while !waiting.isEmpty || !asked.isEmpty {
      if left == 0, asked.isEmpty {
        process.stop()
        left = Self.shift
      }
      while left > 0, asked.count < Self.window, let index = waiting.popLast() {
        do {
          let id = try process.send(.archive(requests[index]), at: clock.now().uptime)
          asked.append((id, index))
          left -= 1
        } catch {
          answers[index] = .failure(Self.cannotStart(error))
        }
      }
      for output in await outputs() {
        switch output {
        case .reply(let reply, let id):
          guard let place = asked.firstIndex(where: { $0.id == id }) else { continue }
          answers[asked.remove(at: place).index] = Self.result(reply)
        case .failed(let failure, _):
          deaths += 1
          if !asked.isEmpty {
            answers[asked.removeFirst().index] = .failure(Failure(message: failure.message))
          }
          waiting += asked.reversed().map(\.index)
          asked = []
          left = Self.shift
          guard deaths >= Self.patience else { continue }
          let words = "not asked: the widget process died \(deaths) times"
          for index in waiting { answers[index] = .failure(Failure(message: words)) }
          waiting = []
        case .call: continue
        }
      }
    }
    return answers.map { $0 ?? .failure(Failure(message: "no answer")) }
  }

  private func outputs() async -> [WidgetProcess.Output] {
    let now = clock.now().uptime
    let outputs = process.read() + process.checkDeadline(at: now)
    if outputs.isEmpty {
      await poller.wait(
        for: process.descriptors, timeout: process.deadline.map { max($0 - now, 0) } ?? 0)
    }
    return outputs
  }

  private static func result(_ reply: HostReply) -> Result<ActivityArchive, Failure> {
    switch reply {
    case .archived(let archive): .success(archive)
    case .failed(let words): .failure(Failure(message: words))
    case .described, .performed:
      .failure(Failure(message: WidgetFailure.garbled.message))
    }
  }

  private static func cannotStart(_ error: any Error) -> Failure {
    Failure(message: WidgetFailure.cannotStart(error.localizedDescription).message)
  }
}
