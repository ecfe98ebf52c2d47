import ActivityModel
import Foundation

/// Events of the device as a whole, from a person or the system.
extension Engine {
  mutating func setLocked(_ isLocked: Bool) {
    if isLocked != state.isLocked { state.isAuthenticated = false }
    state.isLocked = isLocked
  }

  mutating func setForeground(_ app: String?) {
    guard app != state.foreground else { return }
    let previous = state.foreground
    state.foreground = app
    guard let expansion = state.expansion, let owner = state[expansion.id]?.app else { return }
    switch expansion.cause {
    // Opening an app counts as a touch outside of the island.
    case .press: state.expansion = nil
    case .alert: break
    // A transient activity collapses when its own app leaves the foreground (LIFE-9).
    case .transient: if previous == owner { state.expansion = nil }
    }
  }

  /// Allows or forbids Live Activities for all apps, like a switch in Settings; forbidding them
  /// dismisses all activities (LIFE-11).
  mutating func setAuthorized(_ isAuthorized: Bool, at now: Date) -> [Effect] {
    guard isAuthorized != state.isAuthorized else { return [] }
    state.isAuthorized = isAuthorized
    let gone = isAuthorized ? [] : state.activities.records.map(\.id)
    return [.authorizationChanged(isAuthorized)] + gone.flatMap { dismiss($0, at: now) }
  }

  /// Sets the switch "More Frequent Updates" in Settings, for all apps.
  mutating func setFrequentPushes(_ areAllowed: Bool) -> [Effect] {
    guard areAllowed != state.areFrequentPushesAllowed else { return [] }
    state.areFrequentPushesAllowed = areAllowed
    return [.frequentPushesChanged(areAllowed)]
  }

  /// Dismisses an app's activities and invalidates its tokens (LIFE-13).
  mutating func uninstall(_ app: String, at now: Date) -> [Effect] {
    let records = state.activities.records.filter { $0.app == app }
    var effects = records.flatMap { dismiss($0.id, at: now) }
    for (type, token) in (state.startTokens[app] ?? [:]).sorted(by: { $0.key < $1.key }) {
      let target = PushToken.Target.start(app: app, attributesType: type)
      state.retire(token, of: target, app: app, .ended, at: now)
      effects.append(.tokenChanged(target, nil))
    }
    state.startTokens[app] = nil
    state.startBudgets[app] = nil
    state.manifests[app] = nil
    if state.foreground == app { setForeground(nil) }
    return effects
  }

  /// Restarts the device: it is locked, with nothing expanded;
  /// `EngineOptions.rebootClearsActivities` decides whether activities are removed (LIFE-14).
  mutating func reboot(at now: Date) -> [Effect] {
    state.foreground = nil
    state.systemItem = nil
    state.expansion = nil
    state.hidden = []
    state.isLocked = true
    state.isAuthenticated = false
    guard options.rebootClearsActivities else { return [] }
    return state.activities.records.flatMap { dismiss($0.id, at: now) }
  }
}
