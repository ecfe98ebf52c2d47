package import ActivityModel
import Foundation
import Synchronization

/// Connects a program's own activities to an engine: that of a running emulator if its socket
/// exists, else one in this process.
///
/// An emulator is looked up whenever one is needed and none is connected: a new activity starts in
/// the emulator that is running at that moment, and stays there. When the emulator quits, its
/// activities cannot be reached until it runs again, and new ones start in this process. If
/// `$ISLAND_SOCKET` is set, only the named emulator is used.
///
/// The program's widgets are archived on its main actor, as in a widget extension: archive requests
/// wait while the main thread is blocked.
package final class ProgramLink: Sendable {
  private struct State {
    var emulator: EmulatorConnection?
    var local: ActivityLink?
    /// Activities whose engine is in this process.
    var localIDs: Set<ActivityID> = []
    /// True after the first subscription to changes.
    var isObserved = false
    /// Connection errors already reported, so that each is reported once.
    var told: Set<EmulatorConnectionError> = []
  }

  private enum EmulatorLookup {
    case emulator(EmulatorConnection)
    case none
    /// An emulator exists but cannot be used; the reason has been reported.
    case failed
  }

  /// The link of this program.
  package static let shared: ProgramLink = {
    let environment = ProcessInfo.processInfo.environment
    let link = ProgramLink(
      identity: ProgramIdentity(
        executable: URL(filePath: CommandLine.arguments.first ?? "app"), environment: environment),
      locator: EmulatorLocator(environment: environment),
      engine: ModuleRegistry.engine.withLock { $0 },
      widgets: ModuleRegistry.widgets.withLock { $0 },
      report: { StandardErrorLog.print($0) })
    atexit { ProgramLink.shared.finish() }
    return link
  }()

  private let identity: ProgramIdentity
  private let locator: EmulatorLocator
  private let engine: EngineFactory?
  private let widgets: WidgetService?
  private let report: @Sendable (String) -> Void
  private let changes = ActivityChanges()
  private let pendingArchives = PendingArchives()
  private let state = Mutex(State())
  private let background: Mutex<Bool>

  /// True while the app is not in front; a link that was made before does not follow it.
  package var isInBackground: Bool {
    get { background.withLock { $0 } }
    set { background.withLock { $0 = newValue } }
  }

  package init(
    identity: ProgramIdentity, locator: EmulatorLocator, engine: EngineFactory?,
    widgets: WidgetService?, report: @escaping @Sendable (String) -> Void
  ) {
    self.identity = identity
    self.locator = locator
    self.engine = engine
    self.widgets = widgets
    self.report = report
    background = Mutex(identity.isInBackground)
  }

  package var link: ActivityLink {
    ActivityLink(
      app: identity.app, role: isInBackground ? .backgroundApp : .app,
      newID: { ActivityID(UUID().uuidString) }, now: { Date() },
      submit: { self.submit($0) }, records: { self.records(of: $0) },
      changes: { self.subscribedChanges().records.subscribe() },
      authorization: { self.authorization() },
      authorizationChanges: { self.subscribedChanges().authorizations.subscribe() },
      startToken: { self.startToken(of: $0) },
      startTokenChanges: { self.subscribedChanges().startTokens.subscribe() },
      report: report)
  }

  /// Connects to an emulator, if there is one.
  package func connect() { _ = connectedEmulator() }

  /// Tells the emulator, if there is one, that the app's screen is outdated.
  package func screenChanged() {
    if case .emulator(let emulator) = connectedEmulator() {
      try? emulator.call(WireCall.ScreenChanged())
    }
  }

  /// Tells the emulator, if there is one, what the code of the app was not given.
  package func denied(_ denial: Denial) {
    if case .emulator(let emulator) = connectedEmulator() {
      try? emulator.call(WireCall.Denied(denial))
    }
  }

  /// At exit, waits until the emulator has the archives of the contents sent last, for at most
  /// `EmulatorLocator.timeout` seconds.
  package func finish() {
    guard let widgets, state.withLock({ $0.emulator?.isOpen ?? false }) else { return }
    widgets.finish({ pendingArchives.isEmpty }, Date(timeIntervalSinceNow: locator.timeout))
  }

  // MARK: Calls

  private func submit(_ event: ActivityEvent) -> ActivityLink.Outcome {
    switch event {
    case .update(let update):
      return submit(event, about: update.id, content: update.content)
    case .end(let end): return submit(event, about: end.id, content: end.content)
    case .request(let request):
      switch connectedEmulator() {
      case .emulator(let emulator):
        return submit(event, to: emulator, about: request.id, content: request.content)
      case .failed where locator.isNamed: return .unreachable
      case .none, .failed:
        guard let local = local() else { return .unreachable }
        let outcome = local.submit(event)
        if outcome == .accepted { state.withLock { _ = $0.localIDs.insert(request.id) } }
        return outcome
      }
    case .push, .issueToken, .revokeToken, .gesture, .authenticate, .setLocked, .setLandscape,
      .setSystemItem,
      .setForeground, .setDevice, .setAuthorized, .setFrequentPushes, .setManifest, .uninstall,
      .reboot, .setClock, .tick:
      // Events that an app cannot submit.
      return .unreachable
    }
  }

  private func submit(
    _ event: ActivityEvent, about id: ActivityID, content: ActivityContentRecord?
  ) -> ActivityLink.Outcome {
    if let local = state.withLock({ $0.localIDs.contains(id) ? $0.local : nil }) {
      return local.submit(event)
    }
    guard case .emulator(let emulator) = connectedEmulator() else { return .unreachable }
    return submit(event, to: emulator, about: id, content: content)
  }

  private func submit(
    _ event: ActivityEvent, to emulator: EmulatorConnection, about id: ActivityID,
    content: ActivityContentRecord?
  ) -> ActivityLink.Outcome {
    do throws(WireFailure) {
      try emulator.call(WireCall.Submit(event))
    } catch {
      switch error {
      case .rejected(.refused(let refusal, let message)):
        if case .request = event {} else { report(message) }
        return .refused(refusal)
      case .rejected(.failed(let message)):
        report(message)
        return .unreachable
      case .noReply, .otherReply: return .unreachable
      }
    }
    if let content, widgets != nil { pendingArchives.expect(content.state, of: id) }
    return .accepted
  }

  private func records(of type: String) -> [ActivityRecord]? {
    let local = state.withLock { $0.local }.flatMap { $0.records(type) }
    switch connectedEmulator() {
    case .none: return local ?? []
    case .failed: return local
    case .emulator(let emulator):
      guard let records = try? emulator.call(WireCall.Records(attributesType: type)) else {
        return local
      }
      return ((local ?? []) + records.filter { $0.app == identity.app })
        .sorted { ($0.startDate, $0.id) < ($1.startDate, $1.id) }
    }
  }

  private func authorization() -> WireAuthorization {
    let nothing = WireAuthorization(activities: false, frequentPushes: false)
    switch connectedEmulator() {
    case .emulator(let emulator):
      return (try? emulator.call(WireCall.Authorization())) ?? nothing
    case .failed where locator.isNamed: return nothing
    case .none, .failed: return local()?.authorization() ?? nothing
    }
  }

  private func startToken(of type: String) -> Data? {
    switch connectedEmulator() {
    case .emulator(let emulator):
      return (try? emulator.call(WireCall.StartToken(attributesType: type))) ?? nil
    case .failed where locator.isNamed: return nil
    case .none, .failed: return local()?.startToken(type)
    }
  }

  // MARK: Engines

  /// Returns the broadcasts after subscribing to an emulator, now or when one is found later.
  private func subscribedChanges() -> ActivityChanges {
    state.withLock { $0.isObserved = true }
    if case .emulator(let emulator) = connectedEmulator() { emulator.observe() }
    return changes
  }

  private func local() -> ActivityLink? {
    state.withLock { state in
      if let local = state.local { return local }
      state.local = engine?.make(identity, changes, report)
      return state.local
    }
  }

  /// Returns the connected emulator, or looks for one and connects to it.
  private func connectedEmulator() -> EmulatorLookup {
    state.withLock { state in
      if let emulator = state.emulator, emulator.isOpen { return .emulator(emulator) }
      state.emulator = nil
      do throws(EmulatorConnectionError) {
        guard let contact = try locator.connect(greeting) else { return .none }
        let emulator = EmulatorConnection(contact, changes: changes) { [self] line, wire in
          widgets?.handle(line, wire, { self.pendingArchives.archiveSent($1, of: $0) })
        }
        state.emulator = emulator
        if identity.manifest != AppManifest(app: identity.app) {
          try? emulator.call(WireCall.Submit(.setManifest(identity.manifest)))
        }
        if state.isObserved { emulator.observe() }
        return .emulator(emulator)
      } catch {
        if state.told.insert(error).inserted { report(error.message) }
        return .failed
      }
    }
  }

  private var greeting: WireGreeting {
    WireGreeting(
      app: identity.app, pid: getpid(), widgets: widgets?.attributesTypes(),
      screen: widgets?.hasScreen == true ? true : nil)
  }
}
