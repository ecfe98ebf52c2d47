import CWidgetClock
import Foundation

/// The calendar of a widget process: for pictures that are the same whenever they are made, it
/// stands at one instant and knows nothing of this machine's time zone and language.
enum WidgetClock {
  private static let variable = "ISLAND_WIDGET_CLOCK"

  /// What a widget process is told so that its clock stands.
  static func environment(at now: Date, timeZone: String) -> [String: String] {
    [
      variable: String(now.timeIntervalSince1970), "TZ": timeZone, "LC_ALL": "en_US.UTF-8",
      // Sets and dictionaries have the same order in every process.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
  }

  /// In a widget process that was told so: from here on the clock stands.
  static func holdIfTold() {
    let seconds = ProcessInfo.processInfo.environment[variable].flatMap(Double.init)
    if let seconds, seconds.isFinite { island_hold_clock(seconds) }
  }
}
