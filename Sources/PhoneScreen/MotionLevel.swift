/// How much moves (terminal.md §6).
package enum MotionLevel: String, Codable, Hashable, Sendable, CaseIterable {
  case full
  /// No overshoot, no rolling digits, and a third of the frames.
  case reduced
  /// Everything jumps to where it goes.
  case none

  /// The least number of seconds between two frames of a motion.
  package var frameInterval: Double {
    switch self {
    case .full, .none: 0
    case .reduced: 0.1
    }
  }
}
