package import Foundation

/// A token of the push service, and what a push to it reaches (activitykit.md §7).
package struct PushToken: Hashable, Sendable {
  package enum Target: Codable, Hashable, Sendable {
    /// Updates and ends one activity.
    case activity(ActivityID)
    /// Starts activities of one type of one app.
    case start(app: String, attributesType: String)
  }

  package var target: Target
  /// Of any length.
  package var bytes: Data

  package init(_ bytes: Data, for target: Target) {
    self.target = target
    self.bytes = bytes
  }
}
