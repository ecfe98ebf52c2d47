package import ActivityEngine
package import ActivityKit
package import ActivityModel
package import Foundation
import Synchronization

/// Owns the engine: gives it the time, hands its effects on, and serves the apps in this process.
///
/// Apps call from any thread and wait for the answer, so the engine stands behind a lock; what it
/// decided is kept until the emulator comes to draw it.
package final class EngineDriver: Sendable {
  private struct State {
    var engine: ActivityEngine
    var effects: [Effect] = []
    var subscribers: [Int: AsyncStream<ActivityRecord>.Continuation] = [:]
    var nextSubscriber = 0
    var nextID = 0
  }

  private let state: Mutex<State>
  private let clock: EmulatorClock
  private let newID: @Sendable (Int) -> ActivityID
  private let record: Record?
  /// Which app an attributes type belongs to, for requests that do not say.
  private let owners: Mutex<[String: String]> = Mutex([:])
  /// Called after every event that had effects, from the caller's thread.
  private let onChange: @Sendable () -> Void

  /// Writes down what is about to happen to the engine, one event after the other. An event that
  /// cannot be written down does not happen.
  package typealias Record =
    @Sendable (ActivityEvent, Date, _ before: ActivityEngine) throws(FileFailure) -> Void

  /// `newID` makes the identifier of the n-th activity.
  package init(
    engine: ActivityEngine, clock: EmulatorClock, record: Record? = nil,
    newID: @escaping @Sendable (Int) -> ActivityID,
    onChange: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State(engine: engine))
    self.clock = clock
    self.record = record
    self.newID = newID
    self.onChange = onChange
  }

  /// The engine as it is now.
  package var engine: ActivityEngine { state.withLock { $0.engine } }

  package func setOwner(_ app: String, of attributesType: String) {
    owners.withLock { $0[attributesType] = app }
  }

  /// Tells the engine what happened; its effects are answered and kept for `takeEffects`.
  @discardableResult
  package func submit(_ event: ActivityEvent) -> [Effect] {
    let event = owned(event)
    let (effects, changed, subscribers) = state.withLock { state in
      let before = state.engine
      let now = clock.now().date
      let effects: [Effect]
      do throws(FileFailure) {
        try record?(event, now, before)
        effects = state.engine.handle(event, at: now)
      } catch {
        effects = [.refused(.notPersisted(error.words))]
      }
      state.effects += effects
      let changed =
        state.subscribers.isEmpty ? [] : Self.changes(effects, from: before, to: state.engine)
      return (effects, changed, Array(state.subscribers.values))
    }
    for record in changed {
      for subscriber in subscribers { subscriber.yield(record) }
    }
    if !effects.isEmpty { onChange() }
    return effects
  }

  /// What happened since the last call.
  package func takeEffects() -> [Effect] {
    state.withLock { state in
      defer { state.effects = [] }
      return state.effects
    }
  }

  /// The seam for apps in this process.
  package var link: ActivityLink {
    ActivityLink(
      app: "", newID: { [self] in makeID() }, now: { [clock] in clock.now().date },
      submit: { [self] in outcome(of: $0) }, records: { [self] in records(of: $0) },
      changes: { [self] in subscribe() },
      areActivitiesEnabled: { [self] in engine.isAuthorized })
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

  private func owned(_ event: ActivityEvent) -> ActivityEvent {
    guard case .request(var request) = event, request.app.isEmpty else { return event }
    request.app =
      owners.withLock { $0[request.attributesType] } ?? "type.\(request.attributesType)"
    return .request(request)
  }

  private func subscribe() -> AsyncStream<ActivityRecord> {
    let (stream, continuation) = AsyncStream.makeStream(of: ActivityRecord.self)
    let number = state.withLock { state in
      state.nextSubscriber += 1
      state.subscribers[state.nextSubscriber] = continuation
      return state.nextSubscriber
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.subscribers.removeValue(forKey: number) }
    }
    return stream
  }

  /// The records that `effects` name, each once; those that are gone, as dismissed.
  private static func changes(
    _ effects: [Effect], from before: ActivityEngine, to after: ActivityEngine
  ) -> [ActivityRecord] {
    var seen: Set<ActivityID> = []
    return effects.compactMap { effect in
      guard let id = effect.changedActivity, seen.insert(id).inserted else { return nil }
      if let record = after.record(id) { return record }
      var record = before.record(id)
      record?.phase = .dismissed
      return record
    }
  }
}

extension Effect {
  /// The activity whose record is another one now.
  fileprivate var changedActivity: ActivityID? {
    switch self {
    case .contentChanged(let id), .phaseChanged(let id, _), .alerted(let id, _),
      .tokenChanged(.activity(let id), _):
      id
    case .tokenChanged(.start, _), .cardsChanged, .placementChanged, .tokenWanted,
      .authorizationChanged, .frequentPushesChanged, .appOpened, .intentRequested, .refused:
      nil
    }
  }
}
