package import ViewArchive

/// A request to run the intent of a pressed button.
package struct PerformRequest: Codable, Hashable, Sendable {
  /// The identifier of the activity whose view contains the button.
  package var activityID: String
  package var intent: IntentReference

  /// Nil: not running; absent in requests of earlier versions.
  private var running: Bool?

  /// True when the app runs, which has been told of the press.
  package var isAppRunning: Bool { running ?? false }

  package init(activityID: String, intent: IntentReference, isAppRunning: Bool = false) {
    self.activityID = activityID
    self.intent = intent
    running = isAppRunning ? true : nil
  }

  /// True while an intent is performed of whose press a running app has been told.
  @TaskLocal package static var isAppTold = false
}
