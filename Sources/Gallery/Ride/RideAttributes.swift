import ActivityKit
import Foundation

/// A ride across the city.
struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var phase: Phase
    /// The date at which this phase of the ride began.
    var departure: Date
    /// The date at which the car arrives, first at the pick-up and then at the destination.
    var arrival: Date
    /// The minutes left as of the app's last update.
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
  /// Returns the place to which the car drives in a phase.
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

  /// The time interval of this phase; empty if it has no duration.
  var journey: ClosedRange<Date> {
    departure...max(departure, arrival)
  }

  /// A label of a few characters for narrow places.
  var shortLabel: String {
    switch phase {
    case .coming, .riding: "\(minutes)m"
    case .waiting: "Here"
    case .arrived: "Done"
    }
  }

  mutating func refreshMinutes(at now: Date) {
    minutes = max(0, Int(clamping: (arrival.timeIntervalSince(now) / 60).rounded(.up)))
  }
}
