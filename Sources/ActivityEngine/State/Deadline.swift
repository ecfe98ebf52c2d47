import ActivityModel
import Foundation

/// The date at which the engine changes an activity without an event, and the kind of change.
struct Deadline: Hashable, Comparable, Sendable {
  /// The kind of change; simultaneous deadlines are handled in this order.
  enum Kind: Int, Sendable {
    case start, collapse, stale, end, dismissal
  }

  var date: Date
  var kind: Kind
  var id: ActivityID

  static func < (left: Deadline, right: Deadline) -> Bool {
    (left.date, left.kind.rawValue, left.id) < (right.date, right.kind.rawValue, right.id)
  }

  init(date: Date, kind: Kind, id: ActivityID) {
    self.date = date
    self.kind = kind
    self.id = id
  }

  /// The next deadline of one activity; nil: no date alone changes it. `activeDuration` is in
  /// seconds.
  init?(of record: ActivityRecord, activeDuration: TimeInterval) {
    let end = record.startDate.addingTimeInterval(activeDuration)
    switch record.phase {
    case .pending: self.init(date: record.startDate, kind: .start, id: record.id)
    case .active:
      if let stale = record.content.staleDate, stale <= end {
        self.init(date: stale, kind: .stale, id: record.id)
      } else {
        self.init(date: end, kind: .end, id: record.id)
      }
    case .stale: self.init(date: end, kind: .end, id: record.id)
    case .ended:
      guard let date = record.dismissalDate else { return nil }
      self.init(date: date, kind: .dismissal, id: record.id)
    case .dismissed: return nil
    }
  }
}
