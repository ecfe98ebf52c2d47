package import Foundation

/// A command for the emulator's clock; only `resume` can set it back, to the machine's.
///
/// On the command line: `freeze`, `resume`, `x60`, `step`, `step 60`, `deadline`. In JSON:
/// `{"clock":"rate","value":60}`.
package enum ClockCommand: Hashable, Sendable {
  /// Stops the clock.
  case freeze
  /// Runs a frozen clock on from its current date, at the rate it had before. Sets a running one to
  /// the machine's date and rate.
  case resume
  /// Sets the emulated seconds per real second: 0.1…3600. Below 1, animations are slowed down too.
  case rate(Double)
  /// Advances the date by a number of seconds; the clock stays frozen or running.
  case step(TimeInterval)
  /// Advances the date to the next deadline of the engine, or to the next step of an app.
  case stepToDeadline

  /// The accepted rates, in emulated seconds per real second.
  package static let rates = 0.1...3_600.0
  /// The largest step in seconds: a year.
  package static let longestStep = 366.0 * 86_400

  /// Parses a command-line argument; nil: not a command.
  package init?(text: String) {
    let parts = text.lowercased().split(separator: " ")
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

  /// Decodes a command by its name.
  ///
  /// - Throws: `DecodingError` when the name is unknown or its value is missing.
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

  /// Encodes the command's name and value.
  ///
  /// - Throws: `EncodingError` from the encoder.
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
