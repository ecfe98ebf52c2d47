package import Foundation

/// Everything that can happen to the engine. The instant it happens at is passed beside it.
package enum ActivityEvent: Hashable, Sendable {
  case request(ActivityRequest)
  case update(ActivityUpdate)
  case end(ActivityEnd)
  case gesture(IslandGesture)
  case setLocked(Bool)
  /// The app in front, by bundle identifier; nil is the home screen.
  case setForeground(String?)
  case setDevice(Device)
  case setAuthorized(Bool)
  /// Nothing but the passing of time: whatever was due is done.
  case tick
}

/// `Activity.request`. The caller makes the identifier.
package struct ActivityRequest: Codable, Hashable, Sendable {
  package var id: ActivityID
  package var app: String
  package var attributesType: String
  @JSONText package var attributes: Data
  package var content: ActivityContentRecord
  package var style: ActivityStyleRecord
  package var alert: AlertRecord?
  /// A scheduled start; nil is now.
  package var startDate: Date?

  package init(
    id: ActivityID, app: String, attributesType: String, attributes: Data,
    content: ActivityContentRecord, style: ActivityStyleRecord = .standard,
    alert: AlertRecord? = nil, startDate: Date? = nil
  ) {
    self.id = id
    self.app = app
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.style = style
    self.alert = alert
    self.startDate = startDate
  }
}

/// `Activity.update`.
package struct ActivityUpdate: Codable, Hashable, Sendable {
  package var id: ActivityID
  package var content: ActivityContentRecord
  package var alert: AlertRecord?
  /// When the data was produced; nil is now.
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

/// `Activity.end`.
package struct ActivityEnd: Codable, Hashable, Sendable {
  package var id: ActivityID
  /// The last content; nil keeps what is shown.
  package var content: ActivityContentRecord?
  package var dismissal: DismissalPolicy
  package var timestamp: Date?

  package init(
    id: ActivityID, content: ActivityContentRecord? = nil, dismissal: DismissalPolicy = .default,
    timestamp: Date? = nil
  ) {
    self.id = id
    self.content = content
    self.dismissal = dismissal
    self.timestamp = timestamp
  }
}

/// What a finger does to the island or to a card (presentations.md §2.2).
package enum IslandGesture: Hashable, Sendable {
  /// Touch and hold; nil is the attached activity.
  case longPress(ActivityID?)
  /// Outside of the expanded island, or a swipe up on it.
  case collapse
  /// Across the island, in the direction the finger moves.
  case swipe(SwipeDirection)
  /// A card is removed from the lock screen.
  case dismissCard(ActivityID)
}

package enum SwipeDirection: String, Codable, Hashable, Sendable { case left, right }
