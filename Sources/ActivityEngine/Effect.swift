package import ActivityModel

/// What came of an event, for those who have to act on it.
package enum Effect: Codable, Hashable, Sendable {
  /// New content was applied; it has to be drawn.
  case contentChanged(ActivityID)
  /// Also the start (`pending` or `active`) and the last word about an activity (`dismissed`).
  case phaseChanged(ActivityID, ActivityPhase)
  /// At most one per event, after everything else has settled.
  case placementChanged(Placement)
  /// The device makes itself heard, whether or not the island can open.
  case alerted(ActivityID, AlertRecord)
  case refused(ActivityRefusal)
}
