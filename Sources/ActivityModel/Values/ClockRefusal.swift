package import Foundation

/// Why a clock command was rejected.
package enum ClockRefusal: Error, Codable, Hashable, Sendable {
  case badRate(Double)
  case badStep(TimeInterval)
  /// There is no deadline to advance to.
  case nothingDue

  /// The error message.
  package var message: String {
    switch self {
    case .badRate(let rate):
      "invalid clock rate ×\(Self.number(rate)): want "
        + "\(Self.number(ClockCommand.rates.lowerBound)) to "
        + "\(Self.number(ClockCommand.rates.upperBound))"
    case .badStep(let seconds):
      "invalid clock step of \(Self.number(seconds)) s: want 0 to "
        + "\(Self.number(ClockCommand.longestStep))"
    case .nothingDue: "there is no deadline to step to"
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
