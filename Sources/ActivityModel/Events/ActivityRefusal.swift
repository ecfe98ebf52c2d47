package import Foundation

/// Why the engine rejects an event; `RefusalMessage` has the messages.
package enum ActivityRefusal: Error, Codable, Hashable, Sendable {
  // Starting an activity, in the order of the checks (CHECK-1).

  /// `NSSupportsLiveActivities` is missing from the app's Info.plist.
  case notDeclared(app: String)
  /// The system version has no Live Activities; the value is the device's identifier.
  case unsupportedDevice(String)
  case unsupportedTarget(app: String)
  case notEntitled(app: String)
  /// Live Activities are switched off in Settings.
  case notAuthorized
  /// The app is in the background.
  case notVisible(app: String)
  case malformedID(ActivityID)
  case duplicateID(ActivityID)
  /// Another app's activity has this identifier.
  case foreignID(ActivityID, owner: String)
  /// Attributes and content state together; both values in bytes.
  case tooLarge(bytes: Int, limit: Int)
  case perAppLimit(app: String, limit: Int)
  case globalLimit(Int)
  /// The app lacks the Push Notifications capability.
  case noPushCapability(app: String)
  /// The channel's identifier is not valid Base64, or empty.
  case malformedChannel(String)

  // Updating or ending an activity.

  /// No such activity: never requested on this device, or already dismissed.
  case unknown(ActivityID)
  case alreadyEnded(ActivityID)
  /// The update's timestamp is before that of the newest applied update.
  case olderThanApplied(ActivityID, timestamp: Date, newest: Date)
  /// The update's timestamp is further in the future than the system accepts.
  case tooFarAhead(ActivityID, timestamp: Date, latest: Date)

  // Pushes.

  /// The activity was started without a push type, or without the type `token` where one is
  /// needed.
  case pushNotRequested(ActivityID)
  /// A push that starts an activity must carry an alert.
  case startWithoutAlert(app: String)
  /// Too many pushes of priority 10 to one activity in an hour; more are accepted from `freeAt` on.
  case updateBudgetUsed(ActivityID, limit: Int, freeAt: Date)
  case startBudgetUsed(app: String, limit: Int, freeAt: Date)

  // Gestures.

  /// The gesture has nothing to act on (GESTURE-18).
  case gestureWithoutEffect(IslandGesture)
  /// The device is locked and the person has not authenticated (GESTURE-12).
  case needsAuthentication(ActivityID)
  /// A system item cannot be swiped away (GESTURE-25).
  case systemItemStays(SystemItem)

  // Storage.

  /// The event could not be stored and was not applied; the value is the system's
  /// error message.
  case notPersisted(String)
}
