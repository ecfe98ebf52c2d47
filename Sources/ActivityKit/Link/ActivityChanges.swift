package import ActivityModel

/// Broadcasts to subscribers: each activity after it changes, a last time as dismissed; the two
/// switches of Settings when one changes; tokens that start activities.
package struct ActivityChanges: Sendable {
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
