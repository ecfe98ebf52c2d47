import ActivityKit
import Foundation

/// An order from a restaurant.
struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: DeliveryStep
    /// The date of this update.
    var updatedAt: Date
    var arrival: Date
    /// The courier. Nil: the order has not left the kitchen.
    var courier: Courier?
  }

  struct Courier: Codable, Hashable {
    var name: String
    /// The number to dial: a plus sign and digits.
    var phone: String

    var callLink: URL? {
      URL(string: "tel:\(phone)")
    }
  }

  var orderNumber: String
  var restaurant: String
  var dish: String

  var deepLink: URL? {
    URL(string: "bento://order/\(orderNumber)")
  }
}

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

extension DeliveryAttributes.ContentState {
  /// The time from the last update to the arrival; empty if the arrival has passed.
  var wait: ClosedRange<Date> {
    updatedAt...max(updatedAt, arrival)
  }
}
