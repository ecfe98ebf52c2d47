package import Foundation

/// Every input of the engine. The date of an event is passed as a separate argument.
package enum ActivityEvent: Hashable, Sendable {
  case request(ActivityRequest)
  case update(ActivityUpdate)
  case end(ActivityEnd)
  case push(ActivityPush)
  /// The push service has issued a token; the caller generates its bytes.
  case issueToken(PushToken)
  /// The push service no longer accepts the token of a target.
  case revokeToken(PushToken.Target, RetiredToken.Reason)
  case gesture(IslandGesture)
  /// The person authenticates on a locked device, which stays locked.
  case authenticate
  case setLocked(Bool)
  case setLandscape(Bool)
  /// What the system itself shows in the island; nil: nothing.
  case setSystemItem(SystemItem?)
  /// Bundle identifier of the app in the foreground; nil: the home screen.
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
  /// The device's clock is so many seconds ahead of real time, and was set back by so many; 0: it was
  /// not.
  case setClock(ahead: TimeInterval, back: TimeInterval)
  /// Time has passed and nothing else: the engine handles the deadlines that are due.
  case tick
}
