package import Foundation

/// The arguments of `Activity.update`.
package struct ActivityUpdate: Codable, Hashable, Sendable {
  package var id: ActivityID
  package var content: ActivityContentRecord
  package var alert: AlertRecord?
  /// When the data was produced; nil: now.
  package var timestamp: Date?

  package init(
    id: ActivityID, content: ActivityContentRecord, alert: AlertRecord? = nil,
    timestamp: Date? = nil
  ) {
    self.id = id
    self.content = content
    self.alert = alert
    self.timestamp = timestamp
  }
}
