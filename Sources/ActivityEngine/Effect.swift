package import ActivityModel
package import Foundation

/// A result of an event that callers have to act on.
package enum Effect: Codable, Hashable, Sendable {
  /// New content was applied; the activity must be rendered again.
  case contentChanged(ActivityID)
  /// The phase has changed. Sent too when the activity is added (`pending` or `active`), and when
  /// it is removed (`dismissed`), then as its last effect.
  case phaseChanged(ActivityID, ActivityPhase)
  /// The lock screen's cards or their order have changed; at most one per event.
  case cardsChanged
  /// The placement has changed; at most one per event, after all other changes.
  case placementChanged(Placement)
  /// The device presents an alert, whether or not the island can expand for it.
  case alerted(ActivityID, AlertRecord)
  /// A push token is needed: the caller generates one and submits `issueToken`, asynchronously.
  case tokenWanted(PushToken.Target)
  /// A token was issued; nil: the token became invalid.
  case tokenChanged(PushToken.Target, Data?)
  case authorizationChanged(Bool)
  case frequentPushesChanged(Bool)
  /// An activity opened its app, which is in the foreground now. Nil URL: the app receives a user
  /// activity of type `NSUserActivityTypeLiveActivity` instead.
  case appOpened(app: String, url: String?, activity: ActivityID)
  /// The intent of a button or toggle must be performed; `control` is the name in
  /// `TapTarget.control`.
  case intentRequested(ActivityID, control: String)
  case refused(ActivityRefusal)
}
