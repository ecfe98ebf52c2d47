/// Where a request comes from; decides whether it is allowed (CHECK-5).
package enum RequestOrigin: String, Codable, Hashable, Sendable, CaseIterable {
  /// The app is in the foreground.
  case foreground
  /// The app runs in the background.
  case background
  /// A `LiveActivityIntent` is being performed.
  case intent
  case push
}
