package import Foundation

/// `Activity.request`, or a push that starts an activity. The caller generates the identifier.
package struct ActivityRequest: Codable, Hashable, Sendable {
  package var id: ActivityID
  package var app: String
  package var attributesType: String
  @JSONText package var attributes: Data
  package var content: ActivityContentRecord
  package var style: ActivityStyleRecord
  package var alert: AlertRecord?
  /// The date of a scheduled start; nil: now.
  package var startDate: Date?
  package var origin: RequestOrigin
  /// How pushes may update the activity; nil: not at all.
  package var pushType: PushTypeRecord?

  package init(
    id: ActivityID, app: String, attributesType: String, attributes: Data,
    content: ActivityContentRecord, style: ActivityStyleRecord = .standard,
    alert: AlertRecord? = nil, startDate: Date? = nil, origin: RequestOrigin = .foreground,
    pushType: PushTypeRecord? = nil
  ) {
    self.id = id
    self.app = app
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.style = style
    self.alert = alert
    self.startDate = startDate
    self.origin = origin
    self.pushType = pushType
  }
}
