package import Foundation

/// A channel for broadcasts.
package struct PushChannel: Codable, Hashable, Sendable {
  /// The most recent message of a channel that stores it, for islands that are not running.
  package struct Message: Codable, Hashable, Sendable {
    package var payload: Data
    package var id: String
    package var priority: Int
    package var received: Date
    package var expiration: Date
  }

  /// In Base64.
  package var id: String
  package var app: String
  package var policy: ChannelPolicy
  /// Nil: there was none.
  package var message: Message?
}
