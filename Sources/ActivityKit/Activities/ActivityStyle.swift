package import ActivityModel

/// How long an activity is meant to stay.
public enum ActivityStyle: Hashable {
  case standard
  /// Opens expanded and ends as soon as it is collapsed.
  case transient

  package var record: ActivityStyleRecord {
    switch self {
    case .standard: .standard
    case .transient: .transient
    }
  }
}
