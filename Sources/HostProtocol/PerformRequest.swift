package import ViewArchive

/// "This button was pressed."
package struct PerformRequest: Codable, Hashable, Sendable {
  /// The activity whose view carried the button.
  package var activityID: String
  package var intent: IntentReference

  package init(activityID: String, intent: IntentReference) {
    self.activityID = activityID
    self.intent = intent
  }
}
