import ActivityModel
import ArgumentParser
package import Emulator
import Foundation

/// The option for a run's clock.
package struct ClockOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "How the clock starts: frozen, x2 … x3600, or a date; may be given twice.",
      discussion: "A date, such as 2026-09-23T09:41, starts a run that is not saved.",
      valueName: "frozen|xN|date"))
  var clock: [ClockStart] = []

  package init() {}

  /// True when the clock starts at a given date; such a run neither resumes an earlier one nor is
  /// saved.
  var beginsAtADate: Bool { clock.contains { $0.date != nil } }

  /// True when no option changes the clock.
  package var isDefault: Bool { clock.isEmpty }

  package func makeClock() -> EmulatorClock {
    let result = EmulatorClock.real
    for case .date(let date) in clock { result.begin(at: date) }
    for case .command(let command) in clock {
      do {
        try result.perform(command, deadline: nil)
      } catch {
        ErrorPrinter.exit(error.message, code: .usage)
      }
    }
    return result
  }
}
