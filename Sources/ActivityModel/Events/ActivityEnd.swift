package import Foundation

/// The arguments of `Activity.end`.
package struct ActivityEnd: Codable, Hashable, Sendable {
  package var id: ActivityID
  /// The final content; nil: keep the current content.
  package var content: ActivityContentRecord?
  package var dismissal: DismissalPolicy
  package var timestamp: Date?

  package init(
    id: ActivityID, content: ActivityContentRecord? = nil, dismissal: DismissalPolicy = .default,
    timestamp: Date? = nil
  ) {
    self.id = id
    self.content = content
    self.dismissal = dismissal
    self.timestamp = timestamp
  }
}
