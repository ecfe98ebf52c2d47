package import ActivityModel

/// Where an activity is in its life.
public enum ActivityState: Decodable, Encodable, Hashable, Sendable {
  /// Running; its content can be updated.
  case active
  /// Over, and still on the lock screen.
  case ended
  /// Over and gone.
  case dismissed
  /// Running with content that is past its stale date.
  case stale
  /// Scheduled to start later.
  case pending

  package init(_ phase: ActivityPhase) {
    self =
      switch phase {
      case .pending: .pending
      case .active: .active
      case .stale: .stale
      case .ended: .ended
      case .dismissed: .dismissed
      }
  }
}
