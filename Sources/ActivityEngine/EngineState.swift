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

  /// By start, then by id.
  private(set) var records: [ActivityRecord] = []
  /// Swiped away by a person, the last one last.
  var hidden: [ActivityID] = []
  var expansion: Expansion?
  /// What scheduled activities will say when they start.
  var startAlerts: [ActivityID: AlertRecord] = [:]
  var device: Device
  var isLocked = false
  var foreground: String?
  var isAuthorized = true

  init(device: Device) { self.device = device }

  subscript(id: ActivityID) -> ActivityRecord? { records.first { $0.id == id } }

  mutating func insert(_ record: ActivityRecord) {
    let place = records.firstIndex {
      ($0.startDate, $0.id) > (record.startDate, record.id)
    }
    records.insert(record, at: place ?? records.endIndex)
  }

  /// The start date and the id stay as they are: they are what records are ordered by.
  mutating func change(_ id: ActivityID, _ change: (inout ActivityRecord) -> Void) {
    guard let index = records.firstIndex(where: { $0.id == id }) else { return }
    change(&records[index])
  }

  /// Forgets everything about an activity.
  mutating func remove(_ id: ActivityID) {
    records.removeAll { $0.id == id }
    hidden.removeAll { $0 == id }
    startAlerts[id] = nil
    if expansion?.id == id { expansion = nil }
  }
}
