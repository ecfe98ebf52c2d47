package import ActivityModel
package import Foundation

/// What came of an event, for those who have to act on it.
package enum Effect: Codable, Hashable, Sendable {
  /// New content was applied; it has to be drawn.
  case contentChanged(ActivityID)
  /// Also the start (`pending` or `active`) and the last word about an activity (`dismissed`).
  case phaseChanged(ActivityID, ActivityPhase)
  /// The lock screen has other cards, or the same in another order; at most one per event.
  case cardsChanged
  /// At most one per event, after everything else has settled.
  case placementChanged(Placement)
  /// The device makes itself heard, whether or not the island can open.
  case alerted(ActivityID, AlertRecord)
  /// Whoever plays the push service should make a token and issue it, soon but not at once.
  case tokenWanted(PushToken.Target)
  /// Nil when the token reaches nothing any more.
  case tokenChanged(PushToken.Target, Data?)
  case authorizationChanged(Bool)
  case frequentPushesChanged(Bool)
  /// An app was opened from an activity and is in front now; without a URL it gets a user
  /// activity of type `NSUserActivityTypeLiveActivity`.
  case appOpened(app: String, url: String?, activity: ActivityID)
  /// The intent of a button or toggle has to run; the control is named as it was in the tap.
  case intentRequested(ActivityID, control: String)
  case refused(ActivityRefusal)
}
