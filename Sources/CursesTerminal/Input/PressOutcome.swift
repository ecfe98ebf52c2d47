/// The result of recognizing a press.
package enum PressOutcome: Sendable, Hashable {
  /// The key or button was pressed: the program can show feedback.
  case began
  case tap
  /// The press has become a long one and continues.
  case long
  /// The press was cancelled.
  case cancelled
  /// A long press ended; estimated where releases are not reported.
  case ended
}
