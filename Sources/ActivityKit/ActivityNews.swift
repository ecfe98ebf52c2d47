package import ActivityModel

/// What listeners are told: each activity after each change of it, the last time as dismissed;
/// the two switches of Settings when one of them moves; tokens that start activities.
package struct ActivityNews: Sendable {
  package let records = Broadcast<ActivityRecord>()
  package let authorizations = Broadcast<WireAuthorization>()
  package let startTokens = Broadcast<PushToken>()

  package init() {}

  package var hasListeners: Bool {
    records.count > 0 || authorizations.count > 0 || startTokens.count > 0
  }

  /// Ends all subscriptions.
  package func finish() {
    records.finish()
    authorizations.finish()
    startTokens.finish()
  }
}
