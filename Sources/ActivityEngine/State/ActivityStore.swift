import ActivityModel
import Foundation

/// The activities that are not dismissed, by identifier, with the indexes over them. Encoding,
/// comparison and hashing use the entries; the indexes are derived from them.
struct ActivityStore: Sendable {
  /// An activity and what the engine stores beside its record.
  struct Entry: Codable, Hashable, Sendable {
    var record: ActivityRecord
    /// The alert of a scheduled start; nil: none.
    var startAlert: AlertRecord?
    /// The used budget for pushes to the activity.
    var budget = PushWindow()
  }

  /// Seconds until the system ends an activity; the deadlines in the index depend on it.
  private let activeDuration: TimeInterval
  private var entries = SortedMap<ActivityID, Entry>()
  private(set) var index: ActivityIndex

  init(activeDuration: TimeInterval) {
    self.activeDuration = activeDuration
    index = ActivityIndex(activeDuration: activeDuration)
  }

  /// The entry of an activity; a new record must have the same id and app.
  subscript(id: ActivityID) -> Entry? {
    get { entries[id] }
    set {
      let old = entries[id]
      entries[id] = newValue
      index.replace(old?.record, with: newValue?.record)
    }
  }

  /// Changes an entry with one lookup less than the subscript; does nothing if there is none.
  mutating func change(_ id: ActivityID, _ change: (inout Entry) -> Void) {
    guard let old = entries[id] else { return }
    var new = old
    change(&new)
    entries[id] = new
    index.replace(old.record, with: new.record)
  }

  /// Returns the same activities with another duration until the system ends them.
  func ending(after activeDuration: TimeInterval) -> ActivityStore {
    var store = ActivityStore(activeDuration: activeDuration)
    for (id, entry) in entries { store[id] = entry }
    return store
  }

  var count: Int { entries.count }

  /// The activity that a push token belongs to; O(n).
  func id(ofToken token: Data) -> ActivityID? {
    entries.first(where: { $0.value.record.pushToken == token })?.key
  }

  /// All records, sorted by start; O(n log n).
  var records: [ActivityRecord] {
    entries.map(\.value.record).sorted { $0.started(before: $1) }
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

  /// Decodes the entries and rebuilds the indexes.
  ///
  /// - Throws: `DecodingError` when a field is missing or malformed.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(activeDuration: try container.decode(Double.self, forKey: .activeDuration))
    for entry in try container.decode([Entry].self, forKey: .entries) {
      self[entry.record.id] = entry
    }
  }

  /// Encodes the entries, without the indexes.
  ///
  /// - Throws: `EncodingError` from the encoder.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(activeDuration, forKey: .activeDuration)
    try container.encode(entries.map(\.value), forKey: .entries)
  }
}
