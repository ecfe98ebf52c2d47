import ActivityModel
import Foundation

/// A sort key by the last start or alert: the newest comes first (ORDER-2). On equal dates the one
/// that was requested last comes first.
struct IslandOrderKey: Comparable, Sendable {
  var date: Date
  var ordinal: Int
  var id: ActivityID

  init(_ record: ActivityRecord) {
    date = record.lastPromotion
    ordinal = record.ordinal ?? 0
    id = record.id
  }

  static func < (left: IslandOrderKey, right: IslandOrderKey) -> Bool {
    (left.date, left.ordinal, left.id) > (right.date, right.ordinal, right.id)
  }
}
