package import ActivityModel

/// What became of a push on its way to an island.
package enum DeliveryOutcome: Hashable, Sendable {
  case answered(PushResult)
  /// No island is running, or it went away before it answered.
  case away
  /// Too many pushes are unanswered.
  case overloaded
  /// The island could not process the call.
  case failed(message: String)
}
