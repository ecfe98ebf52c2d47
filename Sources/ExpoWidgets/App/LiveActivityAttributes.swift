import ActivityKit

/// The attributes of all Live Activities of expo-widgets, by the names that Expo's extension has for them.
struct LiveActivityAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// The layout's.
    var name: String
    /// The text of a JSON object.
    var props: String?
  }

  /// Where a touch leads.
  var url: String?
}
