/// How much is animated (MOTION-8).
package enum MotionLevel: String, Codable, Hashable, Sendable, CaseIterable {
  case full
  /// No overshoot, no rolling digits, and at most ten frames a second.
  case reduced
  /// No animation: everything jumps to its target.
  case none

  /// The minimum seconds between two frames of an animation. An edge moves by eighths of a cell, so
  /// that each frame is sent whole at its edges: at 60 frames a second opening the island takes 30 kB,
  /// at 40 it takes 20 kB and looks the same in cells.
  package var frameInterval: Double {
    switch self {
    case .full: 1.0 / 40
    case .none: 0
    case .reduced: 0.1
    }
  }
}
