package import Foundation

/// The state of a clock at one instant.
package struct ClockReading: Codable, Hashable, Sendable {
  package var date: Date
  /// Seconds of the date per second of uptime; 0 while the clock is frozen.
  package var rate: Double
  /// The seconds by which the date is ahead of the system clock's; negative: it is behind.
  package var ahead: TimeInterval

  package init(date: Date, rate: Double, ahead: TimeInterval) {
    self.date = date
    self.rate = rate
    self.ahead = ahead
  }

  /// True when the clock runs at rate 1 and differs by less than a second from the system clock.
  package var isReal: Bool { rate == 1 && abs(ahead) < 1 }
}
