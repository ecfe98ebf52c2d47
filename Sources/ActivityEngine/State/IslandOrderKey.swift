import ActivityModel
import Foundation

/// A sort key by the last start or alert: the newest comes first (ORDER-2). On equal dates the
/// greater identifier comes first, so that the order depends only on the records.
struct IslandOrderKey: Comparable, Sendable {
  var date: Date
  var id: ActivityID

  init(_ record: ActivityRecord) {
    date = record.lastPromotion
    id = record.id
  }

  static func < (left: IslandOrderKey, right: IslandOrderKey) -> Bool {
    (left.date, left.id) > (right.date, right.id)
  }
}
