import CWidgetClock
package import Foundation
package import HostProtocol

/// The clock of a process that runs the code of widgets or of an app: the island's, or for
/// reproducible snapshots one that stands still.
package struct WidgetClock: Sendable {
  /// True: timers stand still with the clock. What the code of a widget waits for, such as an intent
  /// that sleeps, is waited for by the emulator, too, and ends in real time.
  private let stopsTimers: Bool

  /// Lets this process follow the clock of its environment, if it has one.
  package init(isOfApp: Bool) {
    stopsTimers = isOfApp
    let text = ProcessInfo.processInfo.environment[HostClock.variable]
    if let clock = text.flatMap(HostClock.init(text:)) { follow(clock, passes: false) }
  }

  /// Lets this process follow another clock from now on; nil: the machine's. The time between the
  /// two passes for timers.
  package func follow(_ clock: HostClock?) {
    if let clock { follow(clock, passes: true) } else { island_leave_clock() }
  }

  private func follow(_ clock: HostClock, passes: Bool) {
    island_follow_clock(
      clock.date.timeIntervalSince1970, clock.uptime, clock.rate,
      clock.rate == 0 && !stopsTimers ? 1 : clock.rate, passes ? 1 : 0)
  }

  /// Returns the environment variables that freeze the clock of a widget process, and make it
  /// independent of this machine's time zone and language.
  package static func environment(at now: Date, timeZone: String) -> [String: String] {
    HostClock.environment(of: HostClock(date: now)).merging([
      "TZ": timeZone, "LC_ALL": "en_US.UTF-8",
      // Sets and dictionaries have the same order in every process.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]) { $1 }
  }
}
