package import ActivityModel
package import Foundation

/// A push to a device's token whose request has passed all checks.
package struct DevicePush: Hashable, Sendable {
  package var token: Data
  /// The bundle identifier in the topic; nil: the request names none.
  package var app: String?
  package var priority: Int
  /// `apns-expiration` in seconds since 1970; nil: absent.
  package var expiration: Int?
  package var payload: Data
  /// What the checks found, for the trace.
  package var steps: [PushTrace.Step]
}
