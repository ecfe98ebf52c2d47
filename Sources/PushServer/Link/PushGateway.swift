package import ActivityModel

/// Where accepted pushes go: a running island, or a fake one in tests. All calls are made on one
/// event loop.
package protocol PushGateway: AnyObject {
  /// True while an island is connected.
  var isConnected: Bool { get }

  /// Passes on a push.
  ///
  /// - Parameter completion: Called once, on the event loop; possibly before this function returns.
  func deliver(_ delivery: PushDelivery, completion: @escaping (DeliveryOutcome) -> Void)

  /// Reports a push that the server has refused itself, for the person who looks at the island.
  func report(_ trace: PushTrace)
}
