import ActivityModel
import Foundation

/// Who comes before whom.
enum RelevanceOrder {
  /// Within an app, and on the lock screen: the higher score, then the earlier start
  /// (presentations.md §2.1 rule 1, §2.3).
  static func precedes(_ left: ActivityRecord, _ right: ActivityRecord) -> Bool {
    if left.content.relevanceScore != right.content.relevanceScore {
      return left.content.relevanceScore > right.content.relevanceScore
    }
    return (left.startDate, left.id) < (right.startDate, right.id)
  }

  /// The island's candidates, best first: the first of each app, the apps with a running alert or
  /// the newest start or alert ahead (presentations.md §2.1 rule 2), then the apps' further ones.
  static func ranked(
    _ candidates: [ActivityRecord], alerting: ActivityID?, sameAppMayFillBothPlaces: Bool
  ) -> [ActivityRecord] {
    let apps = Dictionary(grouping: candidates, by: \.app)
      .mapValues { $0.sorted(by: precedes) }
      .values.sorted { ahead($0, of: $1, alerting: alerting) }
    let firsts = apps.compactMap(\.first)
    guard sameAppMayFillBothPlaces else { return firsts }
    return firsts + apps.flatMap { $0.dropFirst() }
  }

  /// Compares two apps by their activities; neither is empty.
  private static func ahead(
    _ left: [ActivityRecord], of right: [ActivityRecord], alerting: ActivityID?
  ) -> Bool {
    let leftAlerts = left.contains { $0.id == alerting }
    let rightAlerts = right.contains { $0.id == alerting }
    if leftAlerts != rightAlerts { return leftAlerts }
    let leftDate = left.map(\.lastPromotion).max() ?? .distantPast
    let rightDate = right.map(\.lastPromotion).max() ?? .distantPast
    if leftDate != rightDate { return leftDate > rightDate }
    // At the same instant: the one that was requested under the later id, so that the order does
    // not depend on anything but the records.
    return (left.map(\.id).max() ?? ActivityID("")) > (right.map(\.id).max() ?? ActivityID(""))
  }
}
