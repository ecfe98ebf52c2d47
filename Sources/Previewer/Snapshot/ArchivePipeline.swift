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

  private let client: WidgetRequester

  /// Maximum number of pending requests. The timeout of two seconds starts when a request is sent,
  /// so it must be small.
  private static let maximumPending = 12
  /// Number of requests after which the process is replaced, because its total CPU time is limited.
  private static let requestsPerProcess = 2_000
  /// Number of crashes after which the remaining requests fail without being sent.
  private static let maximumCrashes = 8

  package init(process: WidgetProcess) { client = WidgetRequester(process: process) }

  /// Requests the description of the widgets and of their preview states.
  ///
  /// - Parameter now: reference date for the dates in generated states.
  /// - Throws: `Failure` when the process cannot be started, crashes, times out or replies with an
  ///   error.
  package func description(now: Date) async throws(Failure) -> HostDescription {
    do throws(HostFailure) {
      return try await client.reply(to: DescribeRequest(now: now))
    } catch {
      throw Failure(message: error.message)
    }
  }

  /// Requests archives and returns the results in the order of `requests`.
  package func archives(
    of requests: [ArchiveRequest]
  ) async -> [Result<ActivityArchive, Failure>] {
    var answers: [Result<ActivityArchive, Failure>?] = requests.map { _ in nil }
    var waiting = Array(requests.indices.reversed())
    // The process handles archive requests one by one, in the order of sending.
    var asked = 0
    // Those that a process has left undone, in their order.
    var undone: [Int] = []
    var deaths = 0
    var left = Self.requestsPerProcess
    while !waiting.isEmpty || asked > 0 {
      if left == 0, asked == 0 {
        client.process.stop()
        left = Self.requestsPerProcess
      }
      while left > 0, asked < Self.maximumPending, let index = waiting.popLast() {
        do throws(HostFailure) {
          try client.send(requests[index]) { result in
            asked -= 1
            switch result {
            case .success(let archive): answers[index] = .success(archive)
            case .failure(.process): undone.append(index)
            case .failure(let failure): answers[index] = .failure(Failure(message: failure.message))
            }
          }
          asked += 1
          left -= 1
        } catch {
          answers[index] = .failure(Failure(message: error.message))
        }
      }
      for case .failed(let failure) in await client.messages() {
        deaths += 1
        if let first = undone.first { answers[first] = .failure(Failure(message: failure.message)) }
        waiting += undone.dropFirst().reversed()
        undone = []
        left = Self.requestsPerProcess
        guard deaths >= Self.maximumCrashes else { continue }
        let reason = "not requested: the widget process crashed \(deaths) times"
        for index in waiting { answers[index] = .failure(Failure(message: reason)) }
        waiting = []
      }
    }
    return answers.map { $0 ?? .failure(Failure(message: "no answer")) }
  }
}
