package import ActivityModel
package import Foundation

/// A push to a channel whose request has passed the checks that need no table of channels.
package struct BroadcastPush: Hashable, Sendable {
  package var app: String
  /// The channel's identifier in Base64.
  package var channel: String
  package var priority: Int
  /// `apns-expiration` in seconds since 1970.
  package var expiration: Int
  package var payload: Data
  /// What the checks found, for the trace.
  package var steps: [PushTrace.Step]
}
