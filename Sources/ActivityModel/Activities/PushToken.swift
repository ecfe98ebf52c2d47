package import Foundation

/// A push token and its target (PUSH-7).
package struct PushToken: Hashable, Sendable {
  package enum Target: Codable, Hashable, Sendable {
    /// Pushes update and end one activity.
    case activity(ActivityID)
    /// Pushes start activities of one type of one app.
    case start(app: String, attributesType: String)
  }

  package var target: Target
  /// The token itself; may have any length.
  package var bytes: Data

  package init(_ bytes: Data, for target: Target) {
    self.target = target
    self.bytes = bytes
  }
}
