package import ActivityEngine
package import ActivityKit
package import ActivityModel
import Foundation
import Synchronization

/// Owns an engine: passes it events with dates, stores its effects, and handles the ActivityKit
/// calls of the apps in this process.
///
/// Apps call from any thread and block until the engine has handled the call, so a lock protects
/// the engine; its effects are queued until `takeEffects` is called.
package final class EngineDriver: Sendable {
  private struct State {
    var engine: Engine
    var effects: [Effect] = []
    var nextID = 0
    var clock = ClockWatch()
  }

  private let state: Mutex<State>
  private let now: @Sendable () -> Date
  private let ahead: (@Sendable () -> TimeInterval)?
  private let record: EventRecorder?
  private let newID: @Sendable (Int) -> ActivityID
  /// The app of each attributes type, for requests that contain no app.
  private let owners: Mutex<[String: String]> = Mutex([:])
  /// Called after every event that had effects, on the caller's thread.
  private let onChange: @Sendable () -> Void
  private let changes: ActivityChanges

  /// Stores an event, for example in the journal, before the engine handles it; called for one
  /// event at a time. An event that cannot be stored is rejected.
  package typealias EventRecorder =
    @Sendable (ActivityEvent, Date, _ before: Engine) throws(FileFailure) -> Void

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - ahead: The seconds by which `now` is ahead of real time. Nil: the engine is not told when the
  ///     clock was set, as in a replay, whose events say so.
  ///   - record: Stores each event; nil: events are not stored.
  ///   - newID: Generates the identifier of the n-th activity.
  ///   - changes: Sends the changes of each event to its subscribers.
  ///   - onChange: Called after every event that had effects, on the caller's thread.
  package init(
    engine: Engine, now: @escaping @Sendable () -> Date,
    ahead: (@Sendable () -> TimeInterval)? = { 0 }, record: EventRecorder? = nil,
    newID: @escaping @Sendable (Int) -> ActivityID, changes: ActivityChanges = ActivityChanges(),
    onChange: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State(engine: engine))
    self.now = now
    self.ahead = ahead
    self.record = record
    self.newID = newID
    self.changes = changes
    self.onChange = onChange
  }

  /// A copy of the engine in its current state.
  package var engine: Engine { state.withLock { $0.engine } }

  /// Sets the app of an attributes type, for requests that contain no app.
  package func setOwner(_ app: String, of attributesType: String) {
    owners.withLock { $0[attributesType] = app }
  }

  /// Passes an event to the engine; returns its effects and queues them for `takeEffects`.
  @discardableResult
  package func submit(_ event: ActivityEvent) -> [Effect] {
    let event = owned(event)
    let effects = state.withLock { state in
      let before = changes.hasListeners ? state.engine : nil
      let now = now()
      var effects: [Effect] = []
      do throws(FileFailure) {
        for event in [clockChange(before: event, in: &state, at: now), event] {
          guard let event else { continue }
          try record?(event, now, state.engine)
          effects += state.engine.handle(event, at: now)
        }
      } catch {
        effects.append(.refused(.notPersisted(error.message)))
      }
      state.effects += effects
      // Sent under the lock, so that subscribers receive changes in order.
      if let before { changes.tell(effects, from: before, to: state.engine) }
      return effects
    }
    if !effects.isEmpty { onChange() }
    return effects
  }

  /// True when the clock was set back since the last event: the engine is told with the next one.
  package var isClockSetBack: Bool {
    let now = now()
    return state.withLock { $0.clock.isSetBack(at: now) }
  }

  /// The seconds by which the clock is ahead of real time.
  package var clockAhead: TimeInterval { ahead?() ?? engine.clockAhead }

  /// Returns the event that tells the engine of its clock before another event; nil: it knows.
  private func clockChange(
    before event: ActivityEvent, in state: inout State, at now: Date
  ) -> ActivityEvent? {
    let back = state.clock.secondsBack(at: now)
    guard let ahead else { return nil }
    let known = state.engine.clockAhead
    // While the clock is frozen or fast this is another one each time.
    let real = event.isDated ? ahead() : known
    guard back > 0 || abs(real - known) > Self.noticedDifference else { return nil }
    return .setClock(ahead: real, back: back)
  }

  /// The seconds by which clocks may differ without a word: the machine's are read one after the
  /// other.
  private static let noticedDifference = 0.01

  /// Returns the effects since the last call and clears the queue.
  package func takeEffects() -> [Effect] {
    state.withLock { state in
      defer { state.effects = [] }
      return state.effects
    }
  }

  /// The link for all apps in this process; the attributes type of a request determines its app.
  package var link: ActivityLink { link(for: "") }

  /// Returns the link for one app, by bundle identifier.
  package func link(for app: String) -> ActivityLink {
    ActivityLink(
      app: app, newID: { [self] in makeID() }, now: now,
      submit: { [self] in outcome(of: $0) },
      records: { [self] type in records(of: type).filter { app.isEmpty || $0.app == app } },
      changes: { [self] in subscribe() },
      authorization: { [self] in engine.authorization(of: app) },
      authorizationChanges: { [changes] in changes.authorizations.subscribe() },
      startToken: { [self] in startToken(app: app, attributesType: $0) },
      startTokenChanges: { [changes] in changes.startTokens.subscribe() },
      // Nothing to report here: a rejected event is in the effects, as `Effect.refused`.
      report: { _ in })
  }

  package func makeID() -> ActivityID {
    newID(
      state.withLock { state in
        state.nextID += 1
        return state.nextID
      })
  }

  package func outcome(of event: ActivityEvent) -> ActivityLink.Outcome {
    for case .refused(let refusal) in submit(event) { return .refused(refusal) }
    return .accepted
  }

  package func records(of attributesType: String) -> [ActivityRecord] {
    engine.records.filter { $0.attributesType == attributesType }
  }

  package func subscribe() -> AsyncStream<ActivityRecord> { changes.records.subscribe() }

  /// Returns a push-to-start token; nil: there is none yet, so the effect `tokenWanted` was queued.
  private func startToken(app: String, attributesType: String) -> Data? {
    let app = app.isEmpty ? owner(of: attributesType) : app
    let token = state.withLock { state in
      let token = state.engine.startToken(app: app, attributesType: attributesType)
      let wish = Effect.tokenWanted(.start(app: app, attributesType: attributesType))
      if token == nil, !state.effects.contains(wish) { state.effects.append(wish) }
      return token
    }
    if token == nil { onChange() }
    return token
  }

  /// Queues the effect `tokenWanted`, so that a new token is issued.
  package func requestToken(for target: PushToken.Target) {
    let wish = Effect.tokenWanted(target)
    state.withLock { if !$0.effects.contains(wish) { $0.effects.append(wish) } }
    onChange()
  }

  private func owned(_ event: ActivityEvent) -> ActivityEvent {
    guard case .request(var request) = event, request.app.isEmpty else { return event }
    request.app = owner(of: request.attributesType)
    return .request(request)
  }

  /// Returns the app of an attributes type, for requests that contain no app.
  package func owner(of attributesType: String) -> String {
    owners.withLock { $0[attributesType] } ?? "type.\(attributesType)"
  }
}

extension Engine {
  /// Returns whether an app may start activities and send frequent pushes, from the switches in
  /// Settings and the app's manifest.
  fileprivate func authorization(of app: String) -> WireAuthorization {
    WireAuthorization(
      activities: areActivitiesEnabled(for: app),
      frequentPushes: areFrequentPushesEnabled(for: app))
  }
}

extension ActivityEvent {
  /// True for an event with a timestamp, or made now.
  fileprivate var isDated: Bool {
    switch self {
    case .request, .update, .end, .push: true
    default: false
    }
  }
}
