import ActivityModel
import Foundation

/// Iterates over the records of one activity: the current one, then each change, ending with the
/// dismissal.
final class RecordIterator {
  private let id: ActivityID
  private var first: ActivityRecord?
  private var changes: AsyncStream<ActivityRecord>.Iterator
  private var isOver = false

  init<Attributes>(_ activity: Activity<Attributes>) {
    id = ActivityID(activity.id)
    // Subscribe first: a change in between is then seen twice, instead of missed.
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

/// Iterates over the values of one property of an activity's records, without repetitions.
final class RecordValues<Key: Equatable, Value> {
  private let records: RecordIterator
  private let key: (ActivityRecord) -> Key
  private let value: (Key) -> Value?
  private var last: Key?

  /// - Parameters:
  ///   - key: The property; a record with the same value as the one before is skipped.
  ///   - value: Converts the property into an element; nil skips it.
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
