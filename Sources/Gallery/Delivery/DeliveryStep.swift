import ActivityKit
import Foundation

/// The steps of an order, in sequence.
enum DeliveryStep: Int, Codable, CaseIterable {
  case ordered, cooking, onTheWay, arriving, delivered
}

extension DeliveryStep: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension DeliveryStep {
  var title: String {
    switch self {
    case .ordered: "Order received"
    case .cooking: "In the kitchen"
    case .onTheWay: "On the way"
    case .arriving: "Almost there"
    case .delivered: "Enjoy your meal"
    }
  }

  var symbol: String {
    switch self {
    case .ordered: "bag"
    case .cooking: "flame.fill"
    case .onTheWay: "scooter"
    case .arriving: "house.fill"
    case .delivered: "checkmark.circle.fill"
    }
  }
}
