package import Foundation

/// A clock as it stands.
package struct ClockReading: Codable, Hashable, Sendable {
  package var date: Date
  /// Seconds of the date per second; 0 while it is frozen.
  package var rate: Double
  /// Seconds that the date is ahead of the machine's; negative is behind.
  package var ahead: TimeInterval

  package init(date: Date, rate: Double, ahead: TimeInterval) {
    self.date = date
    self.rate = rate
    self.ahead = ahead
  }

  /// True when nobody could tell it from the machine's clock.
  package var isReal: Bool { rate == 1 && abs(ahead) < 1 }
}
