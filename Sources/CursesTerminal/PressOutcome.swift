/// What a press turned out to be.
package enum PressOutcome: Sendable, Hashable {
  /// Went down: time to show that something is pressed.
  case began
  case tap
  /// Held long enough; it is still down.
  case long
  /// Came to nothing.
  case cancelled
  /// The end of a long press. A guess where no releases are reported.
  case ended
}
