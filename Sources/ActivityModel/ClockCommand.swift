package import Foundation

/// What can be done to the emulator's clock; no command moves it back.
///
/// In words, as on a command line: `freeze`, `resume`, `x60`, `step`, `step 60`, `deadline`. In
/// JSON: `{"clock":"rate","value":60}`.
package enum ClockCommand: Hashable, Sendable {
  /// The date stands still.
  case freeze
  /// The date goes on from where it stands, as fast as before it was frozen.
  case resume
  /// Seconds of the date per second that passes: 1…3600.
  case rate(Double)
  /// The date goes ahead by so many seconds, and stands or runs as before.
  case step(TimeInterval)
  /// The date goes ahead to when something happens next.
  case stepToDeadline

  /// Seconds of the date per second.
  package static let rates = 1.0...3_600.0
  /// Seconds that one step may take; a year.
  package static let longestStep = 366.0 * 86_400

  /// Reads a command in words; nil when it is none.
  package init?(words: String) {
    let parts = words.lowercased().split(separator: " ")
    switch (parts.first, parts.count) {
    case ("freeze", 1): self = .freeze
    case ("resume", 1): self = .resume
    case ("deadline", 1): self = .stepToDeadline
    case ("step", 1): self = .step(1)
    case ("step", 2):
      guard let seconds = Double(parts[1]) else { return nil }
      self = .step(seconds)
    case (let word?, 1):
      guard word.hasPrefix("x") || word.hasPrefix("×"), let rate = Double(word.dropFirst()) else {
        return nil
      }
      self = .rate(rate)
    default: return nil
    }
  }
}

extension ClockCommand: Codable {
  private enum Name: String, Codable { case freeze, resume, rate, step, deadline }
  private enum Key: String, CodingKey { case clock, value }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func value() throws -> Double { try fields.decode(Double.self, forKey: .value) }
    switch try fields.decode(Name.self, forKey: .clock) {
    case .freeze: self = .freeze
    case .resume: self = .resume
    case .rate: self = .rate(try value())
    case .step: self = .step(try value())
    case .deadline: self = .stepToDeadline
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func write(_ name: Name, _ value: Double? = nil) throws {
      try fields.encode(name, forKey: .clock)
      try fields.encodeIfPresent(value, forKey: .value)
    }
    switch self {
    case .freeze: try write(.freeze)
    case .resume: try write(.resume)
    case .rate(let rate): try write(.rate, rate)
    case .step(let seconds): try write(.step, seconds)
    case .stepToDeadline: try write(.deadline)
    }
  }
}

/// Why the clock was left as it is.
package enum ClockRefusal: Error, Codable, Hashable, Sendable {
  case badRate(Double)
  case badStep(TimeInterval)
  /// There is no deadline to step to.
  case nothingDue

  /// For the person who asked.
  package var words: String {
    switch self {
    case .badRate(let rate):
      "the clock does not run ×\(Self.number(rate)): want \(Self.number(ClockCommand.rates.lowerBound))"
        + " to \(Self.number(ClockCommand.rates.upperBound))"
    case .badStep(let seconds):
      "the clock does not step \(Self.number(seconds)) s: want 0 to "
        + "\(Self.number(ClockCommand.longestStep))"
    case .nothingDue: "nothing is due: there is no deadline to step to"
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
