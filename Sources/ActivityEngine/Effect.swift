package import ActivityModel
package import Foundation

/// A result of an event that callers have to act on.
package enum Effect: Codable, Hashable, Sendable {
  /// New content was applied; the activity must be rendered again.
  case contentChanged(ActivityID)
  /// Also sent for the start (`pending` or `active`) and, as the last effect, the removal
  /// (`dismissed`).
  case phaseChanged(ActivityID, ActivityPhase)
  /// The lock screen's cards or their order have changed; at most one per event.
  case cardsChanged
  /// The placement has changed; at most one per event, after all other changes.
  case placementChanged(Placement)
  /// The device plays an alert, whether or not the island can expand.
  case alerted(ActivityID, AlertRecord)
  /// A push token is needed: the caller generates one and submits `issueToken`, asynchronously.
  case tokenWanted(PushToken.Target)
  /// A token was issued; nil: the token became invalid.
  case tokenChanged(PushToken.Target, Data?)
  case authorizationChanged(Bool)
  case frequentPushesChanged(Bool)
  /// An activity opened its app, which is in front now; nil URL: the app gets a user activity of
  /// type `NSUserActivityTypeLiveActivity`.
  case appOpened(app: String, url: String?, activity: ActivityID)
  /// The intent of a button or toggle must be performed; `control` is the name from the tap.
  case intentRequested(ActivityID, control: String)
  case refused(ActivityRefusal)
}
