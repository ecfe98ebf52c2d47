import ActivityModel

/// What a push is for, after its token was looked up.
enum PushTarget: Hashable {
  /// Updates or ends activities: one, or all that listen to a channel.
  case activities([ActivityID])
  /// Starts activities of a type of an app.
  case start(app: String, attributesType: String)
}
