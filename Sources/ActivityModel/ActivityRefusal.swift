package import Foundation

/// Why the system did not do what it was asked; facts for whoever words or maps them.
package enum ActivityRefusal: Error, Codable, Hashable, Sendable {
  // A start, in the order in which it is checked (activitykit.md §4).

  /// `NSSupportsLiveActivities` is missing from the app's Info.plist.
  case notDeclared(app: String)
  /// The device, or the system on it, has no Live Activities.
  case unsupportedDevice(String)
  case unsupportedTarget(app: String)
  case notEntitled(app: String)
  /// A person switched Live Activities off.
  case notAuthorized
  /// The app is not in front.
  case notVisible(app: String)
  case malformedID(ActivityID)
  case duplicateID(ActivityID)
  /// Another app's activity has this identifier.
  case foreignID(ActivityID, owner: String)
  /// Attributes and content state together; both in bytes.
  case tooLarge(bytes: Int, limit: Int)
  case perAppLimit(app: String, limit: Int)
  case globalLimit(Int)
  /// The app lacks the Push Notifications capability.
  case noPushCapability(app: String)
  /// A channel's identifier is base 64.
  case malformedChannel(String)

  // An update or an end.

  /// Never requested here, or dismissed.
  case unknown(ActivityID)
  case alreadyEnded(ActivityID)
  /// The update was made before the newest one that is applied.
  case olderThanApplied(ActivityID, timestamp: Date, newest: Date)
  /// The update is dated later than the system believes.
  case tooFarAhead(ActivityID, timestamp: Date, latest: Date)

  // A push.

  /// The activity did not ask for pushes, or not for a token.
  case pushNotRequested(ActivityID)
  /// A push that starts an activity has to alert.
  case startWithoutAlert(app: String)
  /// Too many pushes of priority 10 to one activity in an hour; later ones count from `freeAt` on.
  case updateBudgetUsed(ActivityID, limit: Int, freeAt: Date)
  case startBudgetUsed(app: String, limit: Int, freeAt: Date)

  // A finger.

  /// There is nothing there that the gesture could move (presentations.md §2.2 T18).
  case gestureWithoutEffect(IslandGesture)
  /// The device is locked, and nobody has proved who they are (T12).
  case needsAuthentication(ActivityID)
  /// It cannot be swiped away (T25).
  case systemItemStays(SystemItem)

  // The disk.

  /// It could not be written down, so it did not happen; the words are the system's.
  case notPersisted(String)
}
