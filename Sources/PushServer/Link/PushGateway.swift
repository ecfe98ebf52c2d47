package import ActivityModel
package import Foundation

/// Where accepted pushes go: the running islands, or a fake one in tests. All calls are made on one
/// event loop.
package protocol PushGateway: AnyObject {
  /// True while an island is connected.
  var isConnected: Bool { get }

  /// Passes on a push: to the island that has issued its token, or to all.
  ///
  /// - Parameter completion: Called once, on the event loop; possibly before this function returns.
  func deliver(_ delivery: PushDelivery, completion: @escaping (DeliveryOutcome) -> Void)

  /// Passes on a push to one island.
  ///
  /// - Parameters:
  ///   - island: The path of its socket.
  ///   - completion: Called once, on the event loop; possibly before this function returns.
  func deliver(
    _ delivery: PushDelivery, to island: String, completion: @escaping (DeliveryOutcome) -> Void)

  /// Reports a push that the server has refused itself, for the person who looks at the island.
  ///
  /// - Parameter token: The token that it was for, whose island alone hears of it; nil: it is
  ///   malformed, or there is none.
  func report(_ trace: PushTrace, token: Data?)
}
