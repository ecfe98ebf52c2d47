package import Foundation

/// Every input of the engine. The date of an event is passed as a separate argument.
package enum ActivityEvent: Hashable, Sendable {
  case request(ActivityRequest)
  case update(ActivityUpdate)
  case end(ActivityEnd)
  case push(ActivityPush)
  /// The push service has issued a token; the caller generates its bytes.
  case issueToken(PushToken)
  case gesture(IslandGesture)
  /// The person authenticates on a locked device, which stays locked.
  case authenticate
  case setLocked(Bool)
  case setLandscape(Bool)
  /// What the system itself shows in the island; nil: nothing.
  case setSystemItem(SystemItem?)
  /// Bundle identifier of the app in front; nil: the home screen.
  case setForeground(String?)
  case setDevice(Device)
  /// The switch "Live Activities" in Settings.
  case setAuthorized(Bool)
  /// The switch "More Frequent Updates" in Settings.
  case setFrequentPushes(Bool)
  /// What an app declares about itself; without this event it is `AppManifest(app:)`.
  case setManifest(AppManifest)
  /// An app is removed from the device, by bundle identifier.
  case uninstall(String)
  case reboot
  /// Time has passed and nothing else: the engine handles the deadlines that are due.
  case tick
}

/// Where a request comes from; decides whether it is allowed (activitykit.md §4 step 4).
package enum RequestOrigin: String, Codable, Hashable, Sendable, CaseIterable {
  /// The app is in front.
  case foreground
  /// The app runs in the background.
  case background
  /// A `LiveActivityIntent` is being performed.
  case intent
  case push
}

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

/// The arguments of `Activity.end`.
package struct ActivityEnd: Codable, Hashable, Sendable {
  package var id: ActivityID
  /// The final content; nil: keep the current content.
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
