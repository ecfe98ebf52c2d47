import ActivityModel
import Foundation

/// What a person or the system does to the device as a whole.
extension ActivityEngine {
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
    // Opening an app is a touch elsewhere.
    case .press: state.expansion = nil
    case .alert: break
    // Its life is bound to the app being in front, where it was (activitykit.md §1.3).
    case .transient: if previous == owner { state.expansion = nil }
    }
  }

  /// What runs when a person switches Live Activities off is taken away (activitykit.md §2.2).
  mutating func setAuthorized(_ isAuthorized: Bool) -> [Effect] {
    guard isAuthorized != state.isAuthorized else { return [] }
    state.isAuthorized = isAuthorized
    let gone = isAuthorized ? [] : state.activities.records.map(\.id)
    return [.authorizationChanged(isAuthorized)] + gone.flatMap { dismiss($0) }
  }

  mutating func setFrequentPushes(_ areAllowed: Bool) -> [Effect] {
    guard areAllowed != state.areFrequentPushesAllowed else { return [] }
    state.areFrequentPushesAllowed = areAllowed
    return [.frequentPushesChanged(areAllowed)]
  }

  /// Its activities vanish, and its tokens reach nothing any more (activitykit.md §2.3).
  mutating func uninstall(_ app: String) -> [Effect] {
    let records = state.activities.records.filter { $0.app == app }
    var effects = records.flatMap { dismiss($0.id) }
    for type in (state.startTokens[app] ?? [:]).keys.sorted() {
      effects.append(.tokenChanged(.start(app: app, attributesType: type), nil))
    }
    state.startTokens[app] = nil
    state.startBudgets[app] = nil
    state.manifests[app] = nil
    if state.foreground == app { setForeground(nil) }
    return effects
  }

  /// The device comes up locked, with nothing open; whether activities survive is an option
  /// (activitykit.md §2.3).
  mutating func reboot() -> [Effect] {
    state.foreground = nil
    state.systemItem = nil
    state.expansion = nil
    state.hidden = []
    state.isLocked = true
    state.isAuthenticated = false
    guard options.rebootClearsActivities else { return [] }
    return state.activities.records.flatMap { dismiss($0.id) }
  }
}
