/// What a run loop does after a step.
package enum RunLoopStep: Hashable, Sendable {
  /// Waits for input or a deadline.
  case wait
  /// The loop continues immediately.
  case again
  /// Ends with an exit code.
  case exit(Int32)
}
