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
    do throws(WidgetRequester.Failure) {
      return try await client.description(now: now)
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
    var asked = RequestTable<Int>()
    var deaths = 0
    var left = Self.requestsPerProcess
    while !waiting.isEmpty || !asked.isEmpty {
      if left == 0, asked.isEmpty {
        client.process.stop()
        left = Self.requestsPerProcess
      }
      while left > 0, asked.count < Self.maximumPending, let index = waiting.popLast() {
        do throws(WidgetRequester.Failure) {
          asked.register(try client.send(.archive(requests[index])), for: index)
          left -= 1
        } catch {
          answers[index] = .failure(Failure(message: error.message))
        }
      }
      for message in await client.messages() {
        switch message {
        case .reply(let reply, let id):
          guard let index = asked.complete(id) else { continue }
          answers[index] = Self.result(reply)
        case .failed(let failure):
          deaths += 1
          let unanswered = asked.removeAll()
          if let first = unanswered.first {
            answers[first] = .failure(Failure(message: failure.message))
          }
          waiting += unanswered.dropFirst().reversed()
          left = Self.requestsPerProcess
          guard deaths >= Self.maximumCrashes else { continue }
          let reason = "not requested: the widget process crashed \(deaths) times"
          for index in waiting { answers[index] = .failure(Failure(message: reason)) }
          waiting = []
        case .call: continue
        }
      }
    }
    return answers.map { $0 ?? .failure(Failure(message: "no answer")) }
  }

  private static func result(_ reply: HostReply) -> Result<ActivityArchive, Failure> {
    switch reply {
    case .archived(let archive): .success(archive)
    case .failed(let message): .failure(Failure(message: message))
    case .described, .performed, .decoded, .screen:
      .failure(Failure(message: WidgetFailure.protocolViolation.message))
    }
  }
}
