package import ActivityEngine
package import ActivityKit
package import ActivityModel
package import Foundation
import Synchronization

/// Owns an engine: gives it the time, hands its effects on, and serves the apps in this process.
///
/// Apps call from any thread and wait for the answer, so the engine stands behind a lock; what it
/// decided is kept until somebody comes to draw or tell it.
package final class EngineDriver: Sendable {
  private struct State {
    var engine: ActivityEngine
    var effects: [Effect] = []
    var nextID = 0
  }

  private let state: Mutex<State>
  private let now: @Sendable () -> Date
  private let record: Record?
  private let newID: @Sendable (Int) -> ActivityID
  /// Which app an attributes type belongs to, for requests that do not say.
  private let owners: Mutex<[String: String]> = Mutex([:])
  /// Called after every event that had effects, from the caller's thread.
  private let onChange: @Sendable () -> Void
  private let news: ActivityNews

  /// Writes down what is about to happen to the engine, one event after the other. An event that
  /// cannot be written down does not happen.
  package typealias Record =
    @Sendable (ActivityEvent, Date, _ before: ActivityEngine) throws(FileFailure) -> Void

  /// - Parameters:
  ///   - newID: makes the identifier of the n-th activity.
  ///   - news: is told what changes.
  package init(
    engine: ActivityEngine, now: @escaping @Sendable () -> Date, record: Record? = nil,
    newID: @escaping @Sendable (Int) -> ActivityID, news: ActivityNews = ActivityNews(),
    onChange: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State(engine: engine))
    self.now = now
    self.record = record
    self.newID = newID
    self.news = news
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
    let effects = state.withLock { state in
      let before = news.hasListeners ? state.engine : nil
      let now = now()
      let effects: [Effect]
      do throws(FileFailure) {
        try record?(event, now, state.engine)
        effects = state.engine.handle(event, at: now)
      } catch {
        effects = [.refused(.notPersisted(error.words))]
      }
      state.effects += effects
      // Told under the lock, so that nobody hears of an older state after a newer one.
      if let before { news.tell(effects, from: before, to: state.engine) }
      return effects
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

  /// The seam for the apps in this process; requests say by their type which one they come from.
  package var link: ActivityLink { link(for: "") }

  /// The seam for one app, by bundle identifier.
  package func link(for app: String) -> ActivityLink {
    ActivityLink(
      app: app, newID: { [self] in makeID() }, now: now,
      submit: { [self] in outcome(of: $0) },
      records: { [self] type in records(of: type).filter { app.isEmpty || $0.app == app } },
      changes: { [self] in subscribe() },
      authorization: { [self] in engine.authorization(of: app) },
      authorizationChanges: { [news] in news.authorizations.subscribe() },
      startToken: { [self] in startToken(app: app, attributesType: $0) },
      startTokenChanges: { [news] in news.startTokens.subscribe() },
      // What is refused is among the effects.
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

  package func subscribe() -> AsyncStream<ActivityRecord> { news.records.subscribe() }

  /// Nil until one is issued, which somebody is asked for among the effects.
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

  private func owned(_ event: ActivityEvent) -> ActivityEvent {
    guard case .request(var request) = event, request.app.isEmpty else { return event }
    request.app = owner(of: request.attributesType)
    return .request(request)
  }

  private func owner(of attributesType: String) -> String {
    owners.withLock { $0[attributesType] } ?? "type.\(attributesType)"
  }
}

extension ActivityEngine {
  /// The two switches, as an app sees them.
  fileprivate func authorization(of app: String) -> WireAuthorization {
    WireAuthorization(
      activities: areActivitiesEnabled(for: app),
      frequentPushes: areFrequentPushesEnabled(for: app))
  }
}
