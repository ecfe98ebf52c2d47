import ActivityModel
import CellRaster
import CursesTerminal
package import Foundation
import PhoneScreen

/// Formats date and time as text for the status bar, the lock screen and the event list.
package struct ClockFormatter: Sendable {
  private let calendar: Calendar

  package init(timeZone: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    self.calendar = calendar
  }

  /// Returns the time as `9:41`.
  package func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return "\(parts.hour ?? 0):\(Self.padded(parts.minute ?? 0))"
  }

  /// Returns the time with seconds as `9:41:07`.
  package func precise(_ date: Date) -> String {
    "\(time(date)):\(Self.padded(calendar.component(.second, from: date)))"
  }

  /// Returns the state of a clock that differs from the system clock: `×60`, `frozen 9:41:07`,
  /// `+3:59:00`; else nil.
  package func label(for clock: ClockReading) -> String? {
    if clock.isReal { return nil }
    if clock.rate == 0 { return "frozen \(precise(clock.date))" }
    if clock.rate != 1 {
      return "×" + (Int(exactly: clock.rate).map(String.init) ?? String(clock.rate))
    }
    let seconds = Int(min(abs(clock.ahead).rounded(), 1e9))
    let parts = [seconds / 60 % 60, seconds % 60].map(Self.padded)
    return "\(clock.ahead < 0 ? "-" : "+")\(seconds / 3_600):" + parts.joined(separator: ":")
  }

  /// Returns the day as `Wednesday, January 1`.
  package func day(_ date: Date) -> String {
    let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
    let weekday = Self.weekdays[((parts.weekday ?? 1) - 1) % 7]
    let month = Self.months[((parts.month ?? 1) - 1) % 12]
    return "\(weekday), \(month) \(parts.day ?? 1)"
  }

  /// Returns the next full minute, when the result of `time` changes.
  package func nextMinute(after date: Date) -> Date {
    let seconds = date.timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60 + 60)
  }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
