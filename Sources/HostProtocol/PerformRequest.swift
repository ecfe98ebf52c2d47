package import ViewArchive

/// A request to run the intent of a pressed button.
package struct PerformRequest: Codable, Hashable, Sendable {
  /// The identifier of the activity whose view contains the button.
  package var activityID: String
  package var intent: IntentReference

  package init(activityID: String, intent: IntentReference) {
    self.activityID = activityID
    self.intent = intent
  }
}
