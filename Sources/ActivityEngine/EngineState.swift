import ActivityModel
import Foundation

/// Everything the engine remembers between two events; what is shown follows from it.
struct EngineState: Codable, Hashable, Sendable {
  /// What lies open over the resting island, or hangs down as a banner.
  struct Expansion: Codable, Hashable, Sendable {
    var id: ActivityID
    var cause: Placement.ExpansionCause
    /// When it collapses by itself; nil is never.
    var until: Date?
  }

  var activities: ActivityStore
  /// Swiped away by a person, the last one last.
  var hidden: [ActivityID] = []
  var expansion: Expansion?

  var device: Device
  var isLocked = false
  /// Somebody has proved who they are since the device was locked.
  var isAuthenticated = false
  var isLandscape = false
  var systemItem: SystemItem?
  var foreground: String?

  var isAuthorized = true
  var areFrequentPushesAllowed = true
  /// By app; only those that said something.
  var manifests: [String: AppManifest] = [:]
  /// Push-to-start tokens by app and attributes type.
  var startTokens: [String: [String: Data]] = [:]
  /// What push starts have used up, by app.
  var startBudgets: [String: UpdateBudget] = [:]

  init(device: Device, activeDuration: TimeInterval) {
    self.device = device
    activities = ActivityStore(activeDuration: activeDuration)
  }

  subscript(id: ActivityID) -> ActivityRecord? { activities[id]?.record }

  var index: ActivityIndex { activities.index }

  /// The next thing to happen by itself; nil when nothing will.
  var nextDeadline: Deadline? {
    let collapse = expansion.flatMap { expansion in
      expansion.until.map { Deadline(date: $0, kind: .collapse, id: expansion.id) }
    }
    return [collapse, index.deadlines.first?.key].compactMap { $0 }.min()
  }

  func manifest(of app: String) -> AppManifest { manifests[app] ?? AppManifest(app: app) }

  /// The id and the app stay as they are.
  mutating func change(_ id: ActivityID, _ change: (inout ActivityRecord) -> Void) {
    activities.change(id) { change(&$0.record) }
  }

  /// Forgets everything about an activity.
  mutating func remove(_ id: ActivityID) {
    activities[id] = nil
    hidden.removeAll { $0 == id }
    if expansion?.id == id { expansion = nil }
  }
}
