/// How much is animated (MOTION-8).
package enum MotionLevel: String, Codable, Hashable, Sendable, CaseIterable {
  case full
  /// No overshoot, no rolling digits, and at most ten frames a second.
  case reduced
  /// No animation: everything jumps to its target.
  case none

  /// The minimum seconds between two frames of an animation.
  package var frameInterval: Double {
    switch self {
    case .full, .none: 0
    case .reduced: 0.1
    }
  }
}
