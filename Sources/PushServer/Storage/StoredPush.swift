package import ActivityModel
package import Foundation

/// A push that waits for an island.
package struct StoredPush: Hashable, Sendable {
  package var delivery: PushDelivery
  package var received: Date
  /// When it is dropped.
  package var expiration: Date
}
