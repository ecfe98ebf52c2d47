import ActivityModel
import Foundation

/// Iterates over the values of one property of an activity's records, without repetitions.
final class RecordValueIterator<Key: Equatable, Value> {
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
