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
