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
/// Nothing here waits for a reply; replies are buffered until `collect`.
@MainActor
package final class WidgetBroker {
  enum Source {
    case linked(WidgetHost)
    case process(WidgetProcess)
    case client(any WidgetConnection)
    /// A client that has disconnected.
    case disconnected
    /// A recording; its archives arrive without requests.
    case recorded
  }

  /// The result of a request.
  package enum Result {
    case archived(ActivityID, ArchiveStore.Key, ActivityArchive)
    /// There is no new archive; the text gives the reason.
    case archiveFailed(ActivityID, ArchiveStore.Key, String)
    /// An intent has finished; `error` describes the error that it threw.
    case performed(ActivityID, IntentReference, error: String?)
    /// The source location of a crash that was reported before, as `trapped at Ride.swift:12`; nil
    /// intent: while rendering.
    case crashLocated(ActivityID, IntentReference?, place: String)
    /// The contents of a push were decoded, by the number of the request.
    case decoded(Int, [PushFinding])
    /// The contents of a push were not decoded, for a reason that is not theirs.
    case notDecoded(Int, String)
  }

  /// What a pending request was for.
  private enum PendingRequest {
    case archive(ActivityID, ArchiveStore.Key, ArchiveRequest)
    case perform(ActivityID, IntentReference)
    case decode(Int, DecodeRequest)

    /// Nil: it was for no activity.
    var activity: ActivityID? {
      switch self {
      case .archive(let id, _, _), .perform(let id, _): id
      case .decode: nil
      }
    }

    var intent: IntentReference? {
      if case .perform(_, let intent) = self { intent } else { nil }
    }

    var isArchive: Bool { if case .archive = self { true } else { false } }

    var isDecoding: Bool { if case .decode = self { true } else { false } }

    var isIntent: Bool {
      switch self {
      case .perform: true
      case .archive, .decode: false
      }
    }
  }

  private var sources: [String: Source] = [:]
  private var processes: [WidgetProcess] = []
  /// The pending requests, by the identity of the process or client that has to reply.
  private var pendingRequests: [ObjectIdentifier: RequestTable<PendingRequest>] = [:]
  /// The attributes types registered with a new source since the last `takeChangedTypes`.
  private var changedTypes: Set<String> = []
  private var results: [Result] = []
  /// The intents that run in this process.
  private let tasks = RunningTasks()
  /// The link to the engine for user code in a child process; activities that it starts are not
  /// those of an app in the dock.
  private let link: ActivityLink
  /// Called from any thread, makes the run loop collect results.
  package let wake: @Sendable () -> Void
  /// Finds where processes crashed; nil: only that they did is reported.
  package var crashFinder: (any CrashFinder)?
  /// The requests that ended a process and whose source location is searched, by its number.
  private var crashes: [Int: (request: PendingRequest, wasTrap: Bool)] = [:]
  private var crashCount = 0

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
    for request in removeRequests(to: old) where !request.isArchive {
      fail(request, "the widget was recompiled in the meantime")
    }
    old.stop()
  }

  /// Registers the source of archives for activities of a type.
  func add(_ source: Source, for attributesType: String) {
    sources[attributesType] = source
    changedTypes.insert(attributesType)
  }

  /// Removes a client that has disconnected; the last archives of its activities stay.
  func remove(_ client: any WidgetConnection, _ failure: WidgetFailure) {
    for case (let type, .client(let other)) in sources where other === client {
      sources[type] = .disconnected
    }
    for request in removeRequests(to: client) { fail(request, failure.message) }
  }

  /// Returns the types whose archives must be requested again because their source has changed, and
  /// clears the set.
  func takeChangedTypes() -> Set<String> {
    defer { changedTypes = [] }
    return changedTypes
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { processes.flatMap(\.descriptors) }

  /// True while a reply is pending.
  package var isWaiting: Bool { pendingRequests.values.contains { !$0.isEmpty } }

  /// The most pending requests to one process or client. More would only wait there, for activities
  /// that may have ended when their turn comes.
  private static let mostPending = 16

  /// True when no further archives should be requested for activities of a type, until a reply has
  /// arrived.
  func isBusy(with attributesType: String) -> Bool {
    let receiver: AnyObject
    switch sources[attributesType] {
    case .process(let process): receiver = process
    case .client(let client): receiver = client
    case .linked, .recorded, .disconnected, nil: return false
    }
    let requests = pendingRequests[ObjectIdentifier(receiver)]
    return requests?.count(where: { !$0.isDecoding }) ?? 0 >= Self.mostPending
  }

  /// When the next timeout of a child process expires, in seconds of uptime; nil: none is pending.
  package var deadline: Double? { processes.compactMap(\.deadline).min() }

  /// Requests an archive; `collect` returns the reply.
  package func archive(
    _ request: ArchiveRequest, for id: ActivityID, key: ArchiveStore.Key, at uptime: Double
  ) {
    switch sources[request.attributesType] {
    case nil:
      results.append(.archiveFailed(id, key, "no widget draws '\(request.attributesType)'"))
    case .linked(let host):
      do {
        results.append(.archived(id, key, try host.archive(request)))
      } catch {
        results.append(.archiveFailed(id, key, "\(error)"))
      }
    case .recorded: break
    case .process(let process):
      send(.archive(request), to: process, for: .archive(id, key, request), at: uptime)
    case .client(let client):
      let number = client.send(.archive(request), at: uptime)
      register(number, to: client, for: .archive(id, key, request))
    case .disconnected: results.append(.archiveFailed(id, key, WidgetFailure.disconnected.message))
    }
  }

  /// Has the widgets of a type decode what a push contains; `collect` returns the result. A type
  /// without widgets goes to the first child process, which says which types it knows.
  ///
  /// - Returns: Why they cannot; nil: the request was sent.
  func decode(_ request: DecodeRequest, number: Int, at uptime: Double) -> String? {
    let purpose = PendingRequest.decode(number, request)
    switch sources[request.attributesType] {
    case nil:
      guard let process = processes.first else {
        return "no widget draws \(request.attributesType)"
      }
      send(.decode(request), to: process, for: purpose, at: uptime)
    case .recorded, .disconnected: return "its widget is away"
    case .linked(let host): results.append(.decoded(number, host.findings(request)))
    case .process(let process):
      send(.decode(request), to: process, for: purpose, at: uptime)
    case .client(let client):
      register(client.send(.decode(request), at: uptime), to: client, for: purpose)
    }
    return nil
  }

  /// The attributes types with a source of archives, sorted.
  var attributesTypes: [String] { sources.keys.sorted() }

  /// Runs an intent; `collect` returns the result.
  package func perform(
    _ intent: IntentReference, of record: ActivityRecord, at uptime: Double
  ) {
    let request = PerformRequest(activityID: record.id.rawValue, intent: intent)
    switch sources[record.attributesType] {
    case nil, .recorded: break
    case .linked(let host):
      tasks.run { [self] in
        var failure: String?
        do {
          try await host.perform(request)
        } catch {
          failure = "\(error)"
        }
        results.append(.performed(record.id, intent, error: failure))
        wake()
      }
    case .process(let process):
      send(.perform(request), to: process, for: .perform(record.id, intent), at: uptime)
    case .client(let client):
      let number = client.send(.perform(request), at: uptime)
      register(number, to: client, for: .perform(record.id, intent))
    case .disconnected:
      results.append(.performed(record.id, intent, error: WidgetFailure.disconnected.message))
    }
  }

  /// Returns the replies that have arrived since the last call.
  package func collect(at uptime: Double) -> [Result] {
    for process in processes {
      for message in process.messages(at: uptime) {
        handle(message, from: process, at: uptime)
      }
    }
    for (number, place) in crashFinder?.takePlaces() ?? [] {
      guard let (request, wasTrap) = crashes.removeValue(forKey: number), let place else {
        continue
      }
      guard let activity = request.activity else { continue }
      results.append(
        .crashLocated(
          activity, request.intent, place: (wasTrap ? "trapped at " : "stopped at ") + place
        ))
    }
    defer { results = [] }
    return results
  }

  /// Waits until the intents that run in this process have finished; for tests.
  package func waitUntilIdle() async { await tasks.waitUntilIdle() }

  /// Stops all child processes.
  package func stop() {
    for process in processes { process.stop() }
  }

  private func send(
    _ request: HostRequest, to process: WidgetProcess, for purpose: PendingRequest,
    at uptime: Double
  ) {
    do {
      register(try process.send(request, at: uptime), to: process, for: purpose)
    } catch {
      fail(purpose, WidgetFailure.cannotStart(error.localizedDescription).message)
    }
  }

  private func register(_ id: Int, to receiver: AnyObject, for purpose: PendingRequest) {
    pendingRequests[ObjectIdentifier(receiver), default: RequestTable()].register(id, for: purpose)
  }

  private func removeRequests(to receiver: AnyObject) -> [PendingRequest] {
    var requests = pendingRequests.removeValue(forKey: ObjectIdentifier(receiver))
    return requests?.removeAll() ?? []
  }

  /// Reports what a process that has ended leaves undone, and requests the rest from the next one.
  private func restart(_ process: WidgetProcess, after failure: WidgetFailure, at uptime: Double) {
    let requests = removeRequests(to: process)
    let intents = requests.filter(\.isIntent)
    if let crashFinder, !failure.frames.isEmpty, let request = intents.first ?? requests.first {
      crashCount += 1
      let isTrap = if case .trapped = failure { true } else { false }
      crashes[crashCount] = (request, isTrap)
      crashFinder.find(failure, number: crashCount)
    }
    for intent in intents { fail(intent, failure.message) }
    guard intents.isEmpty else {
      // The intent has ended the process. The next one only knows the intents of archives that it
      // has rendered itself, so all of them are requested again.
      for case (let type, .process(let other)) in sources where other === process {
        changedTypes.insert(type)
      }
      for request in requests {
        guard case .decode(_, let decode) = request else { continue }
        send(.decode(decode), to: process, for: request, at: uptime)
      }
      return
    }
    // Requests are handled one after the other: only the first can have ended the process.
    if let first = requests.first { fail(first, failure.message) }
    for request in requests.dropFirst() {
      switch request {
      case .archive(_, _, let archive):
        send(.archive(archive), to: process, for: request, at: uptime)
      case .decode(_, let decode): send(.decode(decode), to: process, for: request, at: uptime)
      case .perform: break
      }
    }
  }

  private func handle(
    _ message: WidgetProcess.Message, from process: WidgetProcess, at uptime: Double
  ) {
    switch message {
    case .failed(let failure): restart(process, after: failure, at: uptime)
    case .call(let call, let id):
      try? process.reply(call.reply(from: link), to: id)
    case .reply(let reply, let id): handleReply(reply, to: id, from: process)
    }
  }

  /// Handles the reply of a process or client to a request.
  func handleReply(_ reply: HostReply, to id: Int, from source: AnyObject) {
    guard let request = pendingRequests[ObjectIdentifier(source)]?.complete(id) else { return }
    switch (request, reply) {
    case (.archive(let id, let key, _), .archived(let archive)):
      do throws(ArchiveFormatError) {
        try ArchiveFormat.checkLimits(of: archive)
        results.append(.archived(id, key, archive))
      } catch {
        fail(request, error.message)
      }
    case (.perform(let id, let intent), .performed(let error)):
      results.append(.performed(id, intent, error: error))
    case (.decode(let number, _), .decoded(let findings)):
      results.append(.decoded(number, findings))
    case (_, .failed(let message)): fail(request, message)
    case (_, .described), (_, .archived), (_, .performed), (_, .decoded), (_, .screen):
      fail(request, WidgetFailure.protocolViolation.message)
    }
  }

  private func fail(_ request: PendingRequest, _ message: String) {
    switch request {
    case .archive(let id, let key, _): results.append(.archiveFailed(id, key, message))
    case .perform(let id, let intent): results.append(.performed(id, intent, error: message))
    case .decode(let number, _): results.append(.notDecoded(number, message))
    }
  }
}
