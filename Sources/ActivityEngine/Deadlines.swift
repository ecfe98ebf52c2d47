import ActivityModel
import Foundation

/// Something that will happen by itself.
struct Deadline: Hashable {
  /// In the order in which simultaneous ones are done.
  enum Kind: Int {
    case start, collapse, stale, end, dismissal
  }

  var date: Date
  var kind: Kind
  var id: ActivityID

  static func precedes(_ left: Deadline, _ right: Deadline) -> Bool {
    (left.date, left.kind.rawValue, left.id) < (right.date, right.kind.rawValue, right.id)
  }
}

extension EngineState {
  /// The next thing to happen by itself; nil when nothing will.
  func nextDeadline(limits: SystemLimits) -> Deadline? {
    var deadlines = records.flatMap { Self.deadlines(of: $0, limits: limits) }
    if let expansion, let until = expansion.until {
      deadlines.append(Deadline(date: until, kind: .collapse, id: expansion.id))
    }
    return deadlines.min(by: Deadline.precedes)
  }

  private static func deadlines(of record: ActivityRecord, limits: SystemLimits) -> [Deadline] {
    func deadline(_ kind: Deadline.Kind, _ date: Date?) -> Deadline? {
      date.map { Deadline(date: $0, kind: kind, id: record.id) }
    }
    let end = record.startDate.addingTimeInterval(limits.activeDuration)
    switch record.phase {
    case .pending: return [deadline(.start, record.startDate)].compactMap { $0 }
    case .active:
      return [deadline(.stale, record.content.staleDate), deadline(.end, end)].compactMap { $0 }
    case .stale: return [deadline(.end, end)].compactMap { $0 }
    case .ended: return [deadline(.dismissal, record.dismissalDate)].compactMap { $0 }
    case .dismissed: return []
    }
  }
}
