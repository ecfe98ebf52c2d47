import ActivityEngine
import ActivityKit
package import ActivityModel
package import Foundation
package import ViewArchive
package import WidgetKit

/// Asks widgets for archives and runs their intents, wherever they live: linked in, or in a child
/// process. Answers are collected; nothing here waits.
@MainActor
package final class WidgetDesk {
  package enum Source {
    case linked(WidgetHost)
    case process(WidgetProcess)
    /// Pictures come from a recording, by themselves.
    case recorded
  }

  package enum Answer {
    case archive(ActivityID, ArchiveStore.Key, ActivityArchive)
    /// There is no new picture; one line says why.
    case noArchive(ActivityID, ArchiveStore.Key, String)
    /// An intent ran through, or threw what the line says.
    case performed(ActivityID, IntentReference, error: String?)
  }

  private enum Ticket {
    case archive(ActivityID, ArchiveStore.Key)
    case perform(ActivityID, IntentReference)
  }

  private var sources: [String: Source] = [:]
  private var processes: [WidgetProcess] = []
  /// By process (its place in `processes`) and request number.
  private var tickets: [[Int: Ticket]] = []
  private var answers: [Answer] = []
  private var tasks: [Task<Void, Never>] = []
  /// What user code in a child asks; activities that it starts belong to no app of the dock.
  private let link: ActivityLink
  private let wake: @Sendable () -> Void

  package init(driver: EngineDriver, wake: @escaping @Sendable () -> Void) {
    link = driver.link
    self.wake = wake
  }

  /// Says who draws activities of a type.
  package func add(_ source: Source, for attributesType: String) {
    sources[attributesType] = source
    if case .process(let process) = source, index(of: process) == nil {
      processes.append(process)
      tickets.append([:])
    }
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { processes.flatMap(\.descriptors) }

  package var deadline: Double? { processes.compactMap(\.deadline).min() }

  package func archive(
    _ request: ArchiveRequest, for id: ActivityID, key: ArchiveStore.Key, at uptime: Double
  ) {
    switch sources[request.attributesType] {
    case nil:
      answers.append(.noArchive(id, key, "no widget draws '\(request.attributesType)'"))
    case .linked(let host):
      do {
        answers.append(.archive(id, key, try host.archive(request)))
      } catch {
        answers.append(.noArchive(id, key, "\(error)"))
      }
    case .recorded: break
    case .process(let process):
      send(.archive(request), to: process, ticket: .archive(id, key), at: uptime)
    }
  }

  package func perform(
    _ intent: IntentReference, of record: ActivityRecord, at uptime: Double
  ) {
    let request = PerformRequest(activityID: record.id.rawValue, intent: intent)
    switch sources[record.attributesType] {
    case nil, .recorded: break
    case .linked(let host):
      let task = Task { [wake] in
        var failure: String?
        do {
          try await host.perform(request)
        } catch {
          failure = "\(error)"
        }
        answers.append(.performed(record.id, intent, error: failure))
        wake()
      }
      tasks.append(task)
    case .process(let process):
      send(.perform(request), to: process, ticket: .perform(record.id, intent), at: uptime)
    }
  }

  /// What has come in since the last call.
  package func collect(at uptime: Double) -> [Answer] {
    for index in processes.indices {
      let process = processes[index]
      for output in process.read() + process.checkDeadline(at: uptime) {
        handle(output, from: index)
      }
    }
    defer { answers = [] }
    return answers
  }

  /// Waits until the intents that run in this process are through; for tests.
  package func settle() async {
    let running = tasks
    tasks = []
    for task in running { await task.value }
  }

  package func stop() {
    for process in processes { process.stop() }
  }

  private func index(of process: WidgetProcess) -> Int? {
    processes.firstIndex { $0 === process }
  }

  private func send(
    _ request: HostRequest, to process: WidgetProcess, ticket: Ticket, at uptime: Double
  ) {
    guard let index = index(of: process) else { return }
    do {
      tickets[index][try process.send(request, at: uptime)] = ticket
    } catch {
      fail(ticket, WidgetFailure.cannotStart(error.localizedDescription).message)
    }
  }

  private func handle(_ output: WidgetProcess.Output, from index: Int) {
    switch output {
    case .failed(let failure, let unanswered):
      for id in unanswered {
        guard let ticket = tickets[index].removeValue(forKey: id) else { continue }
        fail(ticket, failure.message)
      }
      tickets[index] = [:]
    case .call(let call, let id):
      try? processes[index].answer(answer(to: call), to: id)
    case .reply(let reply, let id):
      guard let ticket = tickets[index].removeValue(forKey: id) else { return }
      settle(ticket, reply)
    }
  }

  private func settle(_ ticket: Ticket, _ reply: HostReply) {
    switch (ticket, reply) {
    case (.archive(let id, let key), .archived(let archive)):
      answers.append(.archive(id, key, archive))
    case (.perform(let id, let intent), .performed(let error)):
      answers.append(.performed(id, intent, error: error))
    case (_, .failed(let words)): fail(ticket, words)
    case (_, .described), (_, .archived), (_, .performed):
      fail(ticket, WidgetFailure.garbled.message)
    }
  }

  private func fail(_ ticket: Ticket, _ words: String) {
    switch ticket {
    case .archive(let id, let key): answers.append(.noArchive(id, key, words))
    case .perform(let id, let intent): answers.append(.performed(id, intent, error: words))
    }
  }

  /// User code in a child asks the engine.
  private func answer(to call: WireCall) -> WireAnswer {
    call.answer(from: link, words: RefusalText.words)
      ?? .failed(message: "a widget's process cannot observe")
  }
}
