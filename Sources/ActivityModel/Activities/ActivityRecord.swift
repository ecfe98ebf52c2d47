package import Foundation

/// Everything the engine stores about one activity, apart from its push budget.
package struct ActivityRecord: Codable, Hashable, Sendable, Identifiable {
  package var id: ActivityID
  /// The app that owns it, by bundle identifier.
  package var app: String
  /// The name of the attributes type.
  package var attributesType: String
  /// The attributes as JSON in ActivityKit's default encoding.
  @JSONText package var attributes: Data
  package var content: ActivityContentRecord
  package var style: ActivityStyleRecord
  package var phase: ActivityPhase
  package var startDate: Date
  /// Which request of all it was, counted from 1; decides between equal dates. Nil: the record is
  /// from a version that did not count.
  package var ordinal: Int?
  package var endDate: Date?
  /// When an ended activity leaves the lock screen.
  package var dismissalDate: Date?
  /// The timestamp of the newest applied update, by real time; older updates are rejected.
  package var lastTimestamp: Date
  /// The real date at which it was applied; nil: the record is from a version that did not note it.
  package var lastTimestampDate: Date?
  /// When it started or last alerted; decides which app has which place in the island.
  package var lastPromotion: Date
  /// The number of applied updates; an archive made before the last one is out of date.
  package var revision: Int
  package var pushType: PushTypeRecord?
  /// The push token of this activity; nil before one is issued and after the end.
  package var pushToken: Data?

  /// True when it started earlier, or was requested earlier at the same date.
  package func started(before other: ActivityRecord) -> Bool {
    (startDate, ordinal ?? 0, id) < (other.startDate, other.ordinal ?? 0, other.id)
  }

  package init(
    id: ActivityID, app: String, attributesType: String, attributes: Data,
    content: ActivityContentRecord, style: ActivityStyleRecord = .standard,
    phase: ActivityPhase = .active, startDate: Date, pushType: PushTypeRecord? = nil
  ) {
    self.id = id
    self.app = app
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.style = style
    self.phase = phase
    self.startDate = startDate
    lastTimestamp = startDate
    lastPromotion = startDate
    revision = 0
    self.pushType = pushType
  }
}
