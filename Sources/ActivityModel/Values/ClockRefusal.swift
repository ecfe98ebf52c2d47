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
      "speed ×\(Self.number(rate)) is out of range: it must be between "
        + "\(Self.number(ClockCommand.rates.lowerBound)) and "
        + "\(Self.number(ClockCommand.rates.upperBound))"
    case .badStep(let seconds):
      "a step of \(Self.number(seconds)) s is out of range: it must be between 0 and "
        + "\(Self.number(ClockCommand.longestStep))"
    case .nothingDue: "nothing is left to happen: there is no deadline to step to"
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
