import ActivityModel
import Foundation

/// The activities that are not dismissed, with what the engine keeps about each, found by
/// identifier and in every order that is needed. Equal, stored and hashed by its entries alone.
struct ActivityStore: Sendable {
  struct Entry: Codable, Hashable, Sendable {
    var record: ActivityRecord
    /// What a scheduled activity will say when it starts.
    var startAlert: AlertRecord?
    /// What pushes to it have used up.
    var budget = UpdateBudget()
  }

  /// Seconds until the system ends an activity, on which deadlines depend.
  private let activeDuration: TimeInterval
  private var entries = SortedMap<ActivityID, Entry>()
  private(set) var index: ActivityIndex

  init(activeDuration: TimeInterval) {
    self.activeDuration = activeDuration
    index = ActivityIndex(activeDuration: activeDuration)
  }

  /// The record must keep its id and app.
  subscript(id: ActivityID) -> Entry? {
    get { entries[id] }
    set {
      let old = entries[id]
      entries[id] = newValue
      index.replace(old?.record, with: newValue?.record)
    }
  }

  /// The same without looking for the entry once more.
  mutating func change(_ id: ActivityID, _ change: (inout Entry) -> Void) {
    guard let old = entries[id] else { return }
    var new = old
    change(&new)
    entries[id] = new
    index.replace(old.record, with: new.record)
  }

  /// The same activities, ended by the system after another time.
  func ending(after activeDuration: TimeInterval) -> ActivityStore {
    var store = ActivityStore(activeDuration: activeDuration)
    for (id, entry) in entries { store[id] = entry }
    return store
  }

  var count: Int { entries.count }

  /// By start, then by id; takes as long as sorting them.
  var records: [ActivityRecord] {
    entries.map(\.value.record).sorted { ($0.startDate, $0.id) < ($1.startDate, $1.id) }
  }
}

extension ActivityStore: Codable, Hashable {
  private enum CodingKeys: CodingKey { case activeDuration, entries }

  static func == (left: ActivityStore, right: ActivityStore) -> Bool {
    left.activeDuration == right.activeDuration && left.entries.count == right.entries.count
      && left.entries.elementsEqual(right.entries) { $0.value == $1.value }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(activeDuration)
    for (_, entry) in entries { hasher.combine(entry) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(activeDuration: try container.decode(Double.self, forKey: .activeDuration))
    for entry in try container.decode([Entry].self, forKey: .entries) {
      self[entry.record.id] = entry
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(activeDuration, forKey: .activeDuration)
    try container.encode(entries.map(\.value), forKey: .entries)
  }
}
