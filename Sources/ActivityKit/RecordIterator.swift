import ActivityModel
import Foundation

/// The changes of one activity as records: what it is now, each change, and nothing after its
/// dismissal.
final class RecordIterator {
  private let id: ActivityID
  private var first: ActivityRecord?
  private var changes: AsyncStream<ActivityRecord>.Iterator
  private var isOver = false

  init<Attributes>(_ activity: Activity<Attributes>) {
    id = ActivityID(activity.id)
    // Subscribe first: what changes in between is then seen twice, not never.
    changes = activity.link.changes().makeAsyncIterator()
    first = activity.record
  }

  func next() async -> ActivityRecord? {
    if isOver { return nil }
    if let record = first {
      first = nil
      isOver = record.phase == .dismissed
      return record
    }
    while let record = await changes.next(isolation: #isolation) {
      guard record.id == id else { continue }
      isOver = record.phase == .dismissed
      return record
    }
    isOver = true
    return nil
  }
}

/// What the records of one activity say about one thing: the first word and each new one.
final class RecordValues<Key: Equatable, Value> {
  private let records: RecordIterator
  private let key: (ActivityRecord) -> Key
  private let value: (Key) -> Value?
  private var last: Key?

  /// - Parameters:
  ///   - key: the thing; records that say the same as the one before are left out.
  ///   - value: what listeners get of it; nil is left out.
  init(
    of records: RecordIterator, by key: @escaping (ActivityRecord) -> Key,
    value: @escaping (Key) -> Value?
  ) {
    self.records = records
    self.key = key
    self.value = value
  }

  func next() async -> Value? {
    while let record = await records.next() {
      let key = key(record)
      if key == last { continue }
      last = key
      if let value = value(key) { return value }
    }
    return nil
  }
}
