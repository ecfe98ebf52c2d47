import ActivityKit

/// The attributes of Voltra's Live Activities, by the names that its widget has for them.
struct VoltraAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// The payload, compressed, in Base64.
    var uiJsonData: String
  }

  /// What the app calls the activity by.
  var name: String
  var deepLinkUrl: String?
}
