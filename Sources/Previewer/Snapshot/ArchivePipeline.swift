package import Emulator
package import Foundation
package import ViewArchive
package import HostProtocol

/// Asks a widget process for many archives, several at a time, so that neither side waits for the
/// other. A question that kills the process or gets no answer fails alone; the others are asked
/// again.
@MainActor
package struct ArchivePipeline {
  package struct Failure: Error, Hashable, Sendable {
    package var message: String

    package init(message: String) { self.message = message }
  }

  private let process: WidgetProcess
  private let clock = EmulatorClock.real
  private let poller = Poller()

  /// Questions that are on their way; answers are due within the same two seconds, so there must
  /// not be many.
  private static let window = 12
  /// Questions that one process is asked: what it may compute in its life is limited.
  private static let shift = 2_000
  /// Processes that are started for questions that kill them, before the others are given up.
  private static let patience = 8

  package init(process: WidgetProcess) { self.process = process }

  /// What the widgets are, and in which states their previews have them.
  ///
  /// - Parameter now: The instant that dates of made-up states are set from.
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

  /// The answers, in the order of the questions.
  package func archives(
    of requests: [ArchiveRequest]
  ) async -> [Result<ActivityArchive, Failure>] {
    var answers: [Result<ActivityArchive, Failure>?] = requests.map { _ in nil }
    var waiting = Array(requests.indices.reversed())
    // What was asked, in order: a process answers pictures one after the other.
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
