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

extension DeliveryAttributes.ContentState {
  /// The time from the last update to the arrival; empty if the arrival has passed.
  var wait: ClosedRange<Date> {
    updatedAt...max(updatedAt, arrival)
  }
}
