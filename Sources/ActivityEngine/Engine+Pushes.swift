package import ActivityModel
package import Foundation

/// Pushes and push tokens. A push first passes checks that only pushes have;
/// then it is handled by the same functions as an app's own call.
extension Engine {
  /// Applies a push and charges the budget.
  ///
  /// - Throws: `ActivityRefusal` when a check of the push or of the start, update or end fails, or
  ///   the budget is used up.
  mutating func receive(
    _ push: ActivityPush, at now: Date
  ) throws(ActivityRefusal) -> [Effect] {
    switch push.event {
    case .start(let request): return try start(request, by: push, at: now)
    case .update(let id, let content):
      let budget = try budget(after: push, to: id, at: now)
      let effects = try update(
        ActivityUpdate(id: id, content: content, alert: push.alert, timestamp: push.timestamp),
        at: now)
      state.activities.change(id) { $0.budget = budget }
      return effects
    case .end(let id, let content, let dismissalDate):
      let budget = try budget(after: push, to: id, at: now)
      let effects = try end(
        ActivityEnd(
          id: id, content: content, dismissal: dismissalDate.map { .after($0) } ?? .default,
          timestamp: push.timestamp),
        alert: push.alert, at: now)
      state.activities.change(id) { $0.budget = budget }
      return effects
    }
  }

  private mutating func start(
    _ request: ActivityRequest, by push: ActivityPush, at now: Date
  ) throws(ActivityRefusal) -> [Effect] {
    guard let alert = push.alert else { throw .startWithoutAlert(app: request.app) }
    try checkLead(push.timestamp, of: request.id, at: now)
    let budget = try chargedStartBudget(of: request.app, at: now)
    var request = request
    request.origin = .push
    request.alert = alert
    request.startDate = nil
    var effects = try start(request, timestamp: push.timestamp, at: now)
    state.startBudgets[request.app] = budget
    // A used push-to-start token is replaced (PUSH-10).
    if state.startTokens[request.app]?[request.attributesType] != nil {
      effects.append(
        .tokenWanted(.start(app: request.app, attributesType: request.attributesType)))
    }
    return effects
  }

  /// Returns the activity's budget after `push` (PUSH-5); pushes of priority 5 do not count toward
  /// it (PUSH-4).
  private func budget(
    after push: ActivityPush, to id: ActivityID, at now: Date
  ) throws(ActivityRefusal) -> PushWindow {
    guard let entry = state.activities[id] else { throw .unknown(id) }
    guard entry.record.pushType != nil else { throw .pushNotRequested(id) }
    guard push.priority == .immediate else { return entry.budget }
    let limit =
      areFrequentPushesEnabled(for: entry.record.app) ? limits.frequentPushes : limits.pushes
    do throws(PushWindow.Exceeded) {
      return try entry.budget.spending(oneOf: limit, per: limits.budgetWindow, at: now)
    } catch {
      throw .updateBudgetUsed(id, limit: limit, freeAt: error.freeAt)
    }
  }

  /// Returns the app's budget of starts after one more (PUSH-6).
  private func chargedStartBudget(
    of app: String, at now: Date
  ) throws(ActivityRefusal) -> PushWindow {
    do throws(PushWindow.Exceeded) {
      return try (state.startBudgets[app] ?? PushWindow()).spending(
        oneOf: limits.pushStarts, per: limits.budgetWindow, at: now)
    } catch {
      throw .startBudgetUsed(app: app, limit: limits.pushStarts, freeAt: error.freeAt)
    }
  }

  /// Stores a token in place of the previous one.
  ///
  /// - Throws: `ActivityRefusal` when the activity is unknown, has ended or uses no token.
  mutating func issue(_ token: PushToken, at now: Date) throws(ActivityRefusal) -> [Effect] {
    switch token.target {
    case .activity(let id):
      guard let record = state[id] else { throw .unknown(id) }
      guard record.phase != .ended else { throw .alreadyEnded(id) }
      guard record.pushType == .token else { throw .pushNotRequested(id) }
      guard record.pushToken != token.bytes else { return [] }
      if let old = record.pushToken {
        state.retire(old, of: token.target, app: record.app, .replaced, at: now)
      }
      state.change(id) { $0.pushToken = token.bytes }
    case .start(let app, let type):
      let old = state.startTokens[app]?[type]
      guard old != token.bytes else { return [] }
      if let old { state.retire(old, of: token.target, app: app, .replaced, at: now) }
      state.startTokens[app, default: [:]][type] = token.bytes
    }
    return [.tokenChanged(token.target, token.bytes)]
  }

  /// Retires the token of a target without a new one; does nothing when there is none.
  mutating func revoke(
    _ target: PushToken.Target, _ reason: RetiredToken.Reason, at now: Date
  ) -> [Effect] {
    let token: Data
    switch target {
    case .activity(let id):
      guard let record = state[id], let bytes = record.pushToken else { return [] }
      token = bytes
      state.change(id) { $0.pushToken = nil }
      state.retire(token, of: target, app: record.app, reason, at: now)
    case .start(let app, let type):
      guard let bytes = state.startTokens[app]?.removeValue(forKey: type) else { return [] }
      token = bytes
      state.retire(token, of: target, app: app, reason, at: now)
    }
    return [.tokenChanged(target, nil)]
  }
}

/// Queries for those who deliver pushes.
extension Engine {
  /// The target of a token in use; nil: it was never issued, or is no longer in use.
  package func target(of token: Data) -> PushToken.Target? {
    if let id = state.activities.id(ofToken: token) { return .activity(id) }
    for (app, tokens) in state.startTokens {
      for (type, bytes) in tokens where bytes == token {
        return .start(app: app, attributesType: type)
      }
    }
    return nil
  }

  /// A token that is no longer in use; nil: none with these bytes is known.
  package func retiredToken(_ token: Data) -> RetiredToken? {
    state.retiredTokens?.last { $0.token.bytes == token }
  }

  /// True when the last token of a target was expired or invalidated by a person, and none has come
  /// after it.
  package func wasRevoked(_ target: PushToken.Target) -> Bool {
    switch state.retiredTokens?.last(where: { $0.token.target == target })?.reason {
    case .expired?, .invalidated?: true
    case .replaced?, .ended?, nil: false
    }
  }

  /// The pushes of priority 10 to an activity in the current window, and how many there may be.
  package func pushBudget(of id: ActivityID, at now: Date) -> (spent: Int, limit: Int)? {
    guard let entry = state.activities[id] else { return nil }
    let limit =
      areFrequentPushesEnabled(for: entry.record.app) ? limits.frequentPushes : limits.pushes
    return (entry.budget.spent(per: limits.budgetWindow, at: now), limit)
  }

  /// The activities started by push for an app in the current window, and how many there may be.
  package func startBudget(of app: String, at now: Date) -> (spent: Int, limit: Int) {
    let spent = state.startBudgets[app]?.spent(per: limits.budgetWindow, at: now) ?? 0
    return (spent, limits.pushStarts)
  }

  /// The activities of an app that listen to a channel and have not ended, sorted by start: those
  /// that a broadcast is for (PUSH-16).
  package func activities(on channel: String, of app: String) -> [ActivityID] {
    state.activities.records.filter {
      $0.app == app && $0.pushType == .channel(channel) && $0.phase != .ended
    }.map(\.id)
  }
}
