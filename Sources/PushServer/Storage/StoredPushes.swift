package import ActivityModel
package import Foundation

/// The pushes that were accepted while no island was running: the most recent one of each token.
package struct StoredPushes: Hashable, Sendable {
  /// How long a push without `apns-expiration` is kept, in seconds: 30 days.
  package static let longestStorage = 30 * 86_400.0
  /// The maximum number of tokens with a stored push.
  package static let mostPushes = 10_000

  private var pushes: [Data: StoredPush] = [:]

  package init() {}

  package var count: Int { pushes.count }

  /// Stores a push in place of an older one of its token.
  ///
  /// - Parameter expiration: `apns-expiration` in seconds since 1970; nil: absent.
  /// - Returns: False when it is not stored: it has expired or must not be stored, or too many are.
  package mutating func store(
    _ delivery: PushDelivery, token: Data, expiration: Int?, at now: Date
  ) -> Bool {
    let longest = now.addingTimeInterval(Self.longestStorage)
    let end = expiration.map { min(Date(timeIntervalSince1970: Double($0)), longest) } ?? longest
    guard end > now, pushes[token] != nil || pushes.count < Self.mostPushes else { return false }
    pushes[token] = StoredPush(delivery: delivery, received: now, expiration: end)
    return true
  }

  /// Stores a push again that was taken but could not be delivered, unless there is a newer one.
  package mutating func restore(_ push: StoredPush) {
    guard case .token(let token) = push.delivery.target, pushes[token] == nil else { return }
    pushes[token] = push
  }

  /// Removes the pushes for some tokens and returns those that have not expired, the oldest first.
  package mutating func take(_ tokens: Set<Data>, at now: Date) -> [StoredPush] {
    let taken = tokens.compactMap { pushes.removeValue(forKey: $0) }
    return taken.filter { $0.expiration > now }.sorted { $0.received < $1.received }
  }
}
