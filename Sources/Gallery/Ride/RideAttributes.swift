import ActivityKit
import Foundation

/// A ride across the city.
struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var phase: Phase
    /// When this part of the ride began.
    var departure: Date
    /// When the car is there: at the pick-up first, at the destination then.
    var arrival: Date
    /// What the app last said about the time left.
    var minutes: Int
  }

  enum Phase: String, Codable {
    case coming, waiting, riding, arrived
  }

  var id: String
  var driver: String
  var rating: Double
  var car: String
  var plate: String
  var pickUp: String
  var destination: String

  var deepLink: URL? {
    URL(string: "hopin://ride/\(id)")
  }
}

extension RideAttributes {
  /// Where the car is going.
  func place(_ phase: Phase) -> String {
    switch phase {
    case .coming, .waiting: pickUp
    case .riding, .arrived: destination
    }
  }
}

extension RideAttributes.ContentState {
  init(phase: RideAttributes.Phase, arrival: Date, at now: Date) {
    self.init(phase: phase, departure: now, arrival: arrival, minutes: 0)
    refreshMinutes(at: now)
  }

  /// The part of the ride in time; empty when it has no length.
  var journey: ClosedRange<Date> {
    departure...max(departure, arrival)
  }

  /// A few columns for where there is no room.
  var shortLabel: String {
    switch phase {
    case .coming, .riding: "\(minutes)m"
    case .waiting: "Here"
    case .arrived: "Done"
    }
  }

  mutating func refreshMinutes(at now: Date) {
    minutes = max(0, Int((arrival.timeIntervalSince(now) / 60).rounded(.up)))
  }
}
