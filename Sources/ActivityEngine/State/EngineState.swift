import ActivityModel
import Foundation

/// The engine's stored state; placement and cards are derived from it.
struct EngineState: Codable, Hashable, Sendable {
  /// The activity that is expanded over the resting island, or shown as a banner.
  struct Expansion: Codable, Hashable, Sendable {
    var id: ActivityID
    var cause: Placement.ExpansionCause
    /// When it collapses without an event; nil: never.
    var until: Date?
  }

  var activities: ActivityStore
  /// The seconds by which the device's clock is ahead of real time; nil: it is real time.
  var clockAhead: TimeInterval?
  /// The number of activities that were requested so far; nil: none, or not counted yet.
  var requestCount: Int?
  /// The activities that a person swiped away; the most recent one is last.
  var hidden: [ActivityID] = []
  var expansion: Expansion?

  var device: Device
  var isLocked = false
  /// True when the person has authenticated since the device was locked.
  var isAuthenticated = false
  var isLandscape = false
  var systemItem: SystemItem?
  var foreground: String?

  var isAuthorized = true
  var areFrequentPushesAllowed = true
  /// Manifests by app; apps that set none have the default.
  var manifests: [String: AppManifest] = [:]
  /// Push-to-start tokens by app and attributes type.
  var startTokens: [String: [String: Data]] = [:]
  /// The tokens that are no longer in use, the newest last; nil: none yet.
  var retiredTokens: [RetiredToken]?
  /// Used budgets for starts by push, by app.
  var startBudgets: [String: PushWindow] = [:]

  init(device: Device, activeDuration: TimeInterval) {
    self.device = device
    activities = ActivityStore(activeDuration: activeDuration)
  }

  subscript(id: ActivityID) -> ActivityRecord? { activities[id]?.record }

  var index: ActivityIndex { activities.index }

  /// The next deadline; nil: none.
  var nextDeadline: Deadline? {
    let collapse = expansion.flatMap { expansion in
      expansion.until.map { Deadline(date: $0, kind: .collapse, id: expansion.id) }
    }
    return [collapse, index.deadlines.first?.key].compactMap { $0 }.min()
  }

  func manifest(of app: String) -> AppManifest { manifests[app] ?? AppManifest(app: app) }

  /// Changes a record, except its id and app.
  mutating func change(_ id: ActivityID, _ change: (inout ActivityRecord) -> Void) {
    activities.change(id) { change(&$0.record) }
  }

  /// The most retired tokens that are kept; the oldest are then as unknown as they would be to the
  /// push service some day.
  private static let mostRetiredTokens = 256

  /// Keeps a token that is no longer in use, so that a push to it gets the reason.
  mutating func retire(
    _ bytes: Data, of target: PushToken.Target, app: String, _ reason: RetiredToken.Reason,
    at date: Date
  ) {
    var tokens = retiredTokens ?? []
    tokens.append(
      RetiredToken(PushToken(bytes, for: target), app: app, reason: reason, date: date))
    if tokens.count > Self.mostRetiredTokens { tokens.removeFirst() }
    retiredTokens = tokens
  }

  /// Removes an activity from all state.
  mutating func remove(_ id: ActivityID) {
    activities[id] = nil
    hidden.removeAll { $0 == id }
    if expansion?.id == id { expansion = nil }
  }
}
