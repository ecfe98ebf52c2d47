import ActivityModel
import Foundation

@testable import PushServer

/// An island that answers what a test says, and keeps what it has got.
final class FakeReceiver: PushGateway {
  var isConnected: Bool { outcome != .away }
  var outcome: DeliveryOutcome
  private(set) var deliveries: [PushDelivery] = []
  /// The islands of deliveries to one of them.
  private(set) var islands: [String] = []
  private(set) var reports: [PushTrace] = []

  init(_ outcome: DeliveryOutcome = .answered(PushResult(.delivered, summary: "applied"))) {
    self.outcome = outcome
  }

  func deliver(_ delivery: PushDelivery, completion: @escaping (DeliveryOutcome) -> Void) {
    if outcome != .away { deliveries.append(delivery) }
    completion(outcome)
  }

  func deliver(
    _ delivery: PushDelivery, to island: String, completion: @escaping (DeliveryOutcome) -> Void
  ) {
    if outcome != .away { islands.append(island) }
    deliver(delivery, completion: completion)
  }

  func report(_ trace: PushTrace, token: Data?) { reports.append(trace) }

  /// The payloads that were delivered.
  var payloads: [String] { deliveries.map { String(decoding: $0.payload, as: UTF8.self) } }
}
