package import Foundation

/// The island's clock, as a process with a widget or an app follows it: what it reads at one instant
/// and how fast it runs. The emulator and its processes count the same uptime.
package struct HostClock: Codable, Hashable, Sendable {
  /// The environment variable that has the clock at the start of a process.
  package static let variable = "ISLAND_WIDGET_CLOCK"

  package var date: Date
  /// When it reads `date`, in seconds of the machine's monotonic clock.
  package var uptime: Double
  /// Seconds of the date per second of uptime; 0: it stands still.
  package var rate: Double

  package init(date: Date, uptime: Double = 0, rate: Double = 0) {
    self.date = date
    self.uptime = uptime
    self.rate = rate
  }

  /// The clock as text, for the environment of a process.
  package var text: String { "\(date.timeIntervalSince1970) \(uptime) \(rate)" }

  /// Parses what `text` has written; nil: it is something else.
  package init?(text: String) {
    let numbers = text.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == 3, text.split(separator: " ").count == 3 else { return nil }
    self.init(
      date: Date(timeIntervalSince1970: numbers[0]), uptime: numbers[1], rate: numbers[2])
  }

  /// The variables that start a process with a clock; nil: with the machine's.
  package static func environment(of clock: HostClock?) -> [String: String] {
    clock.map { [variable: $0.text] } ?? [:]
  }
}
