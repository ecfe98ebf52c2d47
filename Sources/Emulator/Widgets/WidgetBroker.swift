import ActivityEngine
import ActivityKit
package import ActivityModel
import Foundation
package import HostProtocol
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
    /// The same archive always.
    case fixed(ActivityArchive)
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
    /// The code of the widgets was not given what it asked for.
    case denied(Denial)
  }

  /// What a request was for.
  private enum Purpose {
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
  }

  /// The requests to one process or client that wait, and those that it left undone when it ended,
  /// in their order.
  private struct Receiver {
    var waiting = 0
    /// Those of them that decode pushes.
    var decoding = 0
    var undone: [Purpose] = []

    mutating func add(_ purpose: Purpose) {
      waiting += 1
      if purpose.isDecoding { decoding += 1 }
    }

    mutating func remove(_ purpose: Purpose) {
      waiting -= 1
      if purpose.isDecoding { decoding -= 1 }
    }
  }

  private var sources: [String: Source] = [:]
  private var processes: [WidgetProcess] = []
  private var receivers: [ObjectIdentifier: Receiver] = [:]
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
  private var crashes: [Int: (request: Purpose, wasTrap: Bool)] = [:]
  private var crashCount = 0
  /// The clock that user code in processes follows; nil: the machine's.
  private(set) var clock: HostClock?

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
    if !processes.contains(where: { $0 === process }) {
      processes.append(process)
      results += process.denials.map { .denied($0) }
    }
    add(.process(process), for: attributesType)
  }

  /// Registers the archive of each activity of a type that no widget draws.
  package func add(_ archive: ActivityArchive, for attributesType: String) {
    add(.fixed(archive), for: attributesType)
  }

  /// Lets user code in processes follow a clock from now on; nil: the machine's.
  package func follow(_ clock: HostClock?) {
    self.clock = clock
    for process in processes { process.follow(clock) }
  }

  /// Replaces a child process by another one and stops the old one. Archives are requested again,
  /// and the last ones stay until the new ones arrive.
  package func replace(_ old: WidgetProcess, by new: WidgetProcess) {
    for case (let type, .process(let process)) in sources where process === old {
      add(new, for: type)
    }
    processes.removeAll { $0 === old }
    old.stop()
    for request in takeUndone(by: old) where !request.isArchive {
      fail(request, "the widget was recompiled in the meantime")
    }
  }

  /// Registers the source of archives for activities of a type.
  func add(_ source: Source, for attributesType: String) {
    sources[attributesType] = source
    changedTypes.insert(attributesType)
  }

  /// Removes a client that has disconnected; the last archives of its activities stay.
  func remove(_ client: any WidgetConnection) {
    for case (let type, .client(let other)) in sources where other === client {
      sources[type] = .disconnected
    }
    receivers[ObjectIdentifier(client)] = nil
  }

  /// Returns the types whose archives must be requested again because their source has changed, and
  /// clears the set.
  func takeChangedTypes() -> Set<String> {
    defer { changedTypes = [] }
    return changedTypes
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { processes.flatMap(\.descriptors) }

  /// True while a reply is pending.
  package var isWaiting: Bool { receivers.values.contains { $0.waiting > 0 } }

  /// The most pending requests to one process or client. More would only wait there, for activities
  /// that may have ended when their turn comes.
  private static let mostPending = 16

  /// True when no further archives should be requested for activities of a type, until a reply has
  /// arrived.
  func isBusy(with attributesType: String) -> Bool {
    guard let connection = connection(of: attributesType),
      let receiver = receivers[ObjectIdentifier(connection)]
    else { return false }
    return receiver.waiting - receiver.decoding >= Self.mostPending
  }

  /// What draws the widgets of a type by request; nil: nothing does.
  private func connection(of attributesType: String) -> (any WidgetConnection)? {
    switch sources[attributesType] {
    case .process(let process): process
    case .client(let client): client
    case .linked, .recorded, .fixed, .disconnected, nil: nil
    }
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
    case .fixed(let archive): results.append(.archived(id, key, archive))
    case .process(let process): send(.archive(id, key, request), to: process, at: uptime)
    case .client(let client): send(.archive(id, key, request), to: client, at: uptime)
    case .disconnected: results.append(.archiveFailed(id, key, WidgetFailure.disconnected.message))
    }
  }

  /// Has the widgets of a type decode what a push contains; `collect` returns the result. A type
  /// without widgets goes to the first child process, which says which types it knows.
  ///
  /// - Returns: Why they cannot; nil: the request was sent.
  func decode(_ request: DecodeRequest, number: Int, at uptime: Double) -> String? {
    switch sources[request.attributesType] {
    case nil:
      guard let process = processes.first else {
        return "no widget draws \(request.attributesType)"
      }
      send(.decode(number, request), to: process, at: uptime)
    case .recorded, .fixed, .disconnected: return "its widget is away"
    case .linked(let host): results.append(.decoded(number, host.findings(request)))
    case .process(let process): send(.decode(number, request), to: process, at: uptime)
    case .client(let client): send(.decode(number, request), to: client, at: uptime)
    }
    return nil
  }

  /// The attributes types with a source of archives, sorted.
  var attributesTypes: [String] { sources.keys.sorted() }

  /// Runs an intent; `collect` returns the result.
  package func perform(
    _ intent: IntentReference, of record: ActivityRecord, at uptime: Double
  ) {
    switch sources[record.attributesType] {
    case nil, .recorded, .fixed: break
    case .linked(let host):
      tasks.run { [self] in
        var failure: String?
        do {
          try await host.perform(PerformRequest(activityID: record.id.rawValue, intent: intent))
        } catch {
          failure = "\(error)"
        }
        results.append(.performed(record.id, intent, error: failure))
        wake()
      }
    case .process(let process): send(.perform(record.id, intent), to: process, at: uptime)
    case .client(let client): send(.perform(record.id, intent), to: client, at: uptime)
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
    _ purpose: Purpose, to connection: any WidgetConnection, at uptime: Double
  ) {
    let receiver = ObjectIdentifier(connection)
    // A process starts again and does what was left undone; a client has gone.
    let isProcess = connection is WidgetProcess
    receivers[receiver, default: Receiver()].add(purpose)
    do {
      switch purpose {
      case .archive(let id, let key, let request):
        try connection.send(request, at: uptime) { [weak self] result in
          self?.finish(purpose, by: receiver, isProcess, result) { archive in
            do throws(ArchiveFormatError) {
              try ArchiveFormat.checkLimits(of: archive)
              self?.results.append(.archived(id, key, archive))
            } catch {
              self?.fail(purpose, error.message)
            }
          }
        }
      case .perform(let id, let intent):
        let request = PerformRequest(activityID: id.rawValue, intent: intent)
        try connection.send(request, at: uptime) { [weak self] result in
          self?.finish(purpose, by: receiver, isProcess, result) {
            self?.results.append(.performed(id, intent, error: $0.error))
          }
        }
      case .decode(let number, let request):
        try connection.send(request, at: uptime) { [weak self] result in
          self?.finish(purpose, by: receiver, isProcess, result) {
            self?.results.append(.decoded(number, $0))
          }
        }
      }
    } catch {
      receivers[receiver]?.remove(purpose)
      fail(purpose, WidgetFailure.cannotStart(error.localizedDescription).message)
    }
  }

  /// Handles the end of a request.
  private func finish<Value>(
    _ purpose: Purpose, by receiver: ObjectIdentifier, _ isProcess: Bool,
    _ result: Swift.Result<Value, HostFailure>, _ use: (Value) -> Void
  ) {
    receivers[receiver]?.remove(purpose)
    switch result {
    case .success(let value): use(value)
    case .failure(.process) where isProcess: receivers[receiver]?.undone.append(purpose)
    case .failure(let failure): fail(purpose, failure.message)
    }
  }

  /// Returns what a process that has ended was asked for, in the order of asking.
  private func takeUndone(by process: WidgetProcess) -> [Purpose] {
    receivers.removeValue(forKey: ObjectIdentifier(process))?.undone ?? []
  }

  /// Reports what a process that has ended leaves undone, and requests the rest from the next one.
  private func restart(_ process: WidgetProcess, after failure: WidgetFailure, at uptime: Double) {
    let requests = takeUndone(by: process)
    let intents = requests.filter { $0.intent != nil }
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
      for request in requests where request.isDecoding { send(request, to: process, at: uptime) }
      return
    }
    // Requests are handled one after the other: only the first can have ended the process.
    if let first = requests.first { fail(first, failure.message) }
    for request in requests.dropFirst() { send(request, to: process, at: uptime) }
  }

  private func handle(
    _ message: WidgetProcess.Message, from process: WidgetProcess, at uptime: Double
  ) {
    switch message {
    case .failed(let failure): restart(process, after: failure, at: uptime)
    case .call(let call, let id):
      try? process.reply(call.reply(from: link), to: id)
    case .denied(let denial): results.append(.denied(denial))
    case .replied, .refused: break
    }
  }

  private func fail(_ request: Purpose, _ message: String) {
    switch request {
    case .archive(let id, let key, _): results.append(.archiveFailed(id, key, message))
    case .perform(let id, let intent): results.append(.performed(id, intent, error: message))
    case .decode(let number, _): results.append(.notDecoded(number, message))
    }
  }
}
