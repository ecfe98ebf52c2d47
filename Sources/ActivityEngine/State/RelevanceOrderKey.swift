import ActivityModel
import Foundation

/// A sort key within an app: the higher score comes first, then the earlier start (ORDER-1).
struct RelevanceOrderKey: Comparable, Sendable {
  var score: Double
  var startDate: Date
  var ordinal: Int
  var id: ActivityID

  init(_ record: ActivityRecord) {
    score = record.content.relevanceScore
    startDate = record.startDate
    ordinal = record.ordinal ?? 0
    id = record.id
  }

  static func < (left: RelevanceOrderKey, right: RelevanceOrderKey) -> Bool {
    if left.score != right.score { return left.score > right.score }
    return left.started(before: right)
  }

  /// True when it started earlier, or was requested earlier at the same date.
  func started(before other: RelevanceOrderKey) -> Bool {
    (startDate, ordinal, id) < (other.startDate, other.ordinal, other.id)
  }
}
