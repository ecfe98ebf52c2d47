import ActivityEngine
import ActivityKit
package import ActivityModel
import Foundation
import HostProtocol
package import LocalEngine
package import PhoneScreen
package import ViewArchive
package import WidgetKit

/// Requests archives from widgets and runs their intents: widgets linked into this program, in a
/// child process, or in a client on the control socket.
///
/// Nothing here blocks; replies are buffered until `collect`.
@MainActor
package final class WidgetDesk {
  enum Source {
    case linked(WidgetHost)
    case process(WidgetProcess)
    case client(any WidgetConnection)
    /// A client that has disconnected.
    case gone
    /// A recording; its archives arrive without requests.
    case recorded
  }

  package enum Answer {
    case archive(ActivityID, ArchiveStore.Key, ActivityArchive)
    /// There is no new archive; the text gives the reason.
    case noArchive(ActivityID, ArchiveStore.Key, String)
    /// An intent has finished; `error` describes the error that it threw.
    case performed(ActivityID, IntentReference, error: String?)
  }

  /// What a pending request was for.
  private enum Ticket {
    case archive(ActivityID, ArchiveStore.Key)
    case perform(ActivityID, IntentReference)
  }

  private var sources: [String: Source] = [:]
  private var processes: [WidgetProcess] = []
  /// The pending requests, by the process or client and the identifier of the request.
  private var tickets: [ObjectIdentifier: [Int: Ticket]] = [:]
  /// The attributes types registered with a new source since the last `takeRenewed`.
  private var renewed: Set<String> = []
  private var answers: [Answer] = []
  private var tasks: [Task<Void, Never>] = []
  /// The link to the engine for user code in a child process; activities that it starts belong to
  /// no app of the dock.
  private let link: ActivityLink
  private let wake: @Sendable () -> Void

  package init(driver: EngineDriver, wake: @escaping @Sendable () -> Void) {
    link = driver.link
    self.wake = wake
  }

  /// Registers widgets linked into this program for activities of a type.
  package func add(_ host: WidgetHost, for attributesType: String) {
    add(.linked(host), for: attributesType)
  }

  /// Registers a child process for activities of a type.
  package func add(_ process: WidgetProcess, for attributesType: String) {
    if !processes.contains(where: { $0 === process }) { processes.append(process) }
    add(.process(process), for: attributesType)
  }

  /// Replaces a child process by another one and stops the old one. Archives are requested again,
  /// and the last ones stay until the new ones arrive.
  package func replace(_ old: WidgetProcess, by new: WidgetProcess) {
    for case (let type, .process(let process)) in sources where process === old {
      add(new, for: type)
    }
    processes.removeAll { $0 === old }
    for ticket in (tickets.removeValue(forKey: ObjectIdentifier(old)) ?? [:]).values {
      guard case .perform(let id, let intent) = ticket else { continue }
      answers.append(.performed(id, intent, error: "the widget was compiled anew meanwhile"))
    }
    old.stop()
  }

  /// Registers the source of archives for activities of a type.
  func add(_ source: Source, for attributesType: String) {
    sources[attributesType] = source
    renewed.insert(attributesType)
  }

  /// Removes a client that has disconnected; the last archives of its activities stay.
  func remove(_ client: any WidgetConnection, _ failure: WidgetFailure, unanswered: [Int]) {
    for case (let type, .client(let other)) in sources where other === client {
      sources[type] = .gone
    }
    fail(unanswered, of: ObjectIdentifier(client), failure)
    tickets[ObjectIdentifier(client)] = nil
  }

  /// Returns the types whose archives must be requested again because their source has changed, and
  /// clears the set.
  func takeRenewed() -> Set<String> {
    defer { renewed = [] }
    return renewed
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { processes.flatMap(\.descriptors) }

  /// True while a reply is pending.
  package var isWaiting: Bool { tickets.values.contains { !$0.isEmpty } }

  /// When the next timeout of a child process expires, in seconds of uptime; nil: none is pending.
  package var deadline: Double? { processes.compactMap(\.deadline).min() }

  /// Requests an archive; `collect` returns the reply.
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
    case .client(let client):
      let number = client.ask(.archive(request), at: uptime)
      tickets[ObjectIdentifier(client), default: [:]][number] = .archive(id, key)
    case .gone: answers.append(.noArchive(id, key, WidgetFailure.left.message))
    }
  }

  /// Runs an intent; `collect` returns the result.
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
    case .client(let client):
      let number = client.ask(.perform(request), at: uptime)
      tickets[ObjectIdentifier(client), default: [:]][number] = .perform(record.id, intent)
    case .gone:
      answers.append(.performed(record.id, intent, error: WidgetFailure.left.message))
    }
  }

  /// Returns the replies that have arrived since the last call.
  package func collect(at uptime: Double) -> [Answer] {
    for process in processes {
      for output in process.read() + process.checkDeadline(at: uptime) {
        handle(output, from: process)
      }
    }
    defer { answers = [] }
    return answers
  }

  /// Waits until the intents that run in this process have finished; for tests.
  package func settle() async {
    let running = tasks
    tasks = []
    for task in running { await task.value }
  }

  /// Stops all child processes.
  package func stop() {
    for process in processes { process.stop() }
  }

  private func send(
    _ request: HostRequest, to process: WidgetProcess, ticket: Ticket, at uptime: Double
  ) {
    do {
      let number = try process.send(request, at: uptime)
      tickets[ObjectIdentifier(process), default: [:]][number] = ticket
    } catch {
      fail(ticket, WidgetFailure.cannotStart(error.localizedDescription).message)
    }
  }

  private func handle(_ output: WidgetProcess.Output, from process: WidgetProcess) {
    switch output {
    case .failed(let failure, let unanswered):
      fail(unanswered, of: ObjectIdentifier(process), failure)
      tickets[ObjectIdentifier(process)] = nil
    case .call(let call, let id): try? process.answer(answer(to: call), to: id)
    case .reply(let reply, let id): take(reply, to: id, from: process)
    }
  }

  /// Handles the reply of a process or client to a request.
  func take(_ reply: HostReply, to id: Int, from source: AnyObject) {
    guard let ticket = tickets[ObjectIdentifier(source)]?.removeValue(forKey: id) else { return }
    settle(ticket, reply)
  }

  private func fail(_ ids: [Int], of source: ObjectIdentifier, _ failure: WidgetFailure) {
    for id in ids {
      guard let ticket = tickets[source]?.removeValue(forKey: id) else { continue }
      fail(ticket, failure.message)
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

  /// Returns the engine's reply to a call of user code in a child process.
  private func answer(to call: WireCall) -> WireAnswer {
    call.answer(from: link, words: RefusalText.words)
  }
}
