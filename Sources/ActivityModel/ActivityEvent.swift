package import Foundation

/// Everything that can happen to the engine. The instant it happens at is passed beside it.
package enum ActivityEvent: Hashable, Sendable {
  case request(ActivityRequest)
  case update(ActivityUpdate)
  case end(ActivityEnd)
  case push(ActivityPush)
  /// The push service has made a token; the caller makes the bytes.
  case issueToken(PushToken)
  case gesture(IslandGesture)
  /// A person proves who they are on a locked device, which stays locked.
  case authenticate
  case setLocked(Bool)
  case setLandscape(Bool)
  /// What the system itself shows in the island; nil when it has done.
  case setSystemItem(SystemItem?)
  /// The app in front, by bundle identifier; nil is the home screen.
  case setForeground(String?)
  case setDevice(Device)
  /// The switch "Live Activities" in Settings.
  case setAuthorized(Bool)
  /// The switch "More Frequent Updates" in Settings.
  case setFrequentPushes(Bool)
  /// What an app declares about itself; an app that never said is `AppManifest(app:)`.
  case setManifest(AppManifest)
  /// An app is removed from the device, by bundle identifier.
  case uninstall(String)
  case reboot
  /// Nothing but the passing of time: whatever was due is done.
  case tick
}

/// Where a request comes from, which decides whether it is allowed (activitykit.md §4 step 4).
package enum RequestOrigin: String, Codable, Hashable, Sendable, CaseIterable {
  /// The app is in front.
  case foreground
  /// The app runs, and is not in front.
  case background
  /// A `LiveActivityIntent` is being performed.
  case intent
  case push
}

/// `Activity.request`, or a push that starts an activity. The caller makes the identifier.
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
  package var origin: RequestOrigin
  /// How it wants to be updated from outside; nil is not at all.
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
