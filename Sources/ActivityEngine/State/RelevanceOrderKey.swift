import ActivityModel
import Foundation

/// A sort key within an app and on the lock screen: the higher score comes first, then the earlier
/// start (ORDER-1, ORDER-7).
struct RelevanceOrderKey: Comparable, Sendable {
  var score: Double
  var startDate: Date
  var id: ActivityID

  init(_ record: ActivityRecord) {
    score = record.content.relevanceScore
    startDate = record.startDate
    id = record.id
  }

  static func < (left: RelevanceOrderKey, right: RelevanceOrderKey) -> Bool {
    if left.score != right.score { return left.score > right.score }
    return (left.startDate, left.id) < (right.startDate, right.id)
  }
}
