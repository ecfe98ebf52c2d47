import ActivityModel
import ArgumentParser
import Emulator
import Foundation

/// The option for a run's clock.
struct ClockOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "How the clock starts: frozen, x2 … x3600, or a date; may be given twice.",
      discussion: "A date, such as 2026-09-23T09:41, begins a run that is not kept.",
      valueName: "frozen|xN|date"))
  var clock: [ClockStart] = []

  /// True when the clock starts at a given date; such a run neither resumes an earlier one nor is
  /// saved.
  var beginsAtADate: Bool { clock.contains { $0.date != nil } }

  func makeClock() -> EmulatorClock {
    let result = EmulatorClock.real
    for case .date(let date) in clock { result.begin(at: date) }
    for case .command(let command) in clock {
      do {
        try result.perform(command, deadline: nil)
      } catch {
        ErrorPrinter.exit(error.words, code: .usage)
      }
    }
    return result
  }
}

/// One value of `--clock`.
enum ClockStart: ExpressibleByArgument {
  case command(ClockCommand)
  case date(Date)

  init?(argument: String) {
    if argument.lowercased() == "frozen" {
      self = .command(.freeze)
    } else if case .rate(let rate)? = ClockCommand(words: argument) {
      self = .command(.rate(rate))
    } else if let date = Self.date(argument) {
      self = .date(date)
    } else {
      return nil
    }
  }

  var date: Date? { if case .date(let date) = self { date } else { nil } }

  /// Parses a date; in the machine's time zone when the text contains none.
  private static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
