import CWidgetClock
import Foundation

/// The calendar clock of a widget process: for reproducible snapshots it is frozen at one date, and
/// independent of this machine's time zone and language.
enum WidgetClock {
  private static let variable = "ISLAND_WIDGET_CLOCK"

  /// Returns the environment variables that freeze the clock of a widget process.
  static func environment(at now: Date, timeZone: String) -> [String: String] {
    [
      variable: String(now.timeIntervalSince1970), "TZ": timeZone, "LC_ALL": "en_US.UTF-8",
      // Sets and dictionaries have the same order in every process.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
  }

  /// Freezes the clock of this process if its environment contains a date.
  static func holdIfTold() {
    let seconds = ProcessInfo.processInfo.environment[variable].flatMap(Double.init)
    if let seconds, seconds.isFinite { island_hold_clock(seconds) }
  }
}
