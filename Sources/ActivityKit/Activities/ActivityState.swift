package import ActivityModel

/// The state of an activity in its life cycle.
public enum ActivityState: Decodable, Encodable, Hashable, Sendable {
  /// Running; its content can be updated.
  case active
  /// Ended, and still on the lock screen.
  case ended
  /// Ended and removed.
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
