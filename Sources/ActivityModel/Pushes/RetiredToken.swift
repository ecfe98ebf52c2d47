package import Foundation

/// A push token that is no longer in use, and why (PUSH-9, PUSH-10).
package struct RetiredToken: Codable, Hashable, Sendable {
  package enum Reason: String, Codable, Hashable, Sendable {
    /// A newer token has replaced it.
    case replaced
    /// Its activity has ended or was dismissed, or its app was removed.
    case ended
    /// Its activity has reached its longest duration, or a person had it expire.
    case expired
    /// A person has invalidated it.
    case invalidated
  }

  package var token: PushToken
  package var app: String
  package var reason: Reason
  package var date: Date

  package init(_ token: PushToken, app: String, reason: Reason, date: Date) {
    self.token = token
    self.app = app
    self.reason = reason
    self.date = date
  }
}
