import ActivityModel
import CellRaster
import CursesTerminal
package import Foundation
import PhoneScreen

/// Formats date and time as text for the status bar, the lock screen and the event list.
package struct ClockFormatter: Sendable {
  private let calendar: Calendar
  /// True when the locale counts the hours of half a day.
  private let hasHalfDays: Bool

  package init(timeZone: String, locale: String) {
    hasHalfDays = [.oneToTwelve, .zeroToEleven].contains(Locale(identifier: locale).hourCycle)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    self.calendar = calendar
  }

  /// Returns the time as in the status bar: `9:41`; `21:56`, or `9:56` in a locale with half days.
  package func time(_ date: Date) -> String {
    let hour = calendar.component(.hour, from: date)
    return minutes(of: date, hour: hasHalfDays ? (hour + 11) % 12 + 1 : hour)
  }

  /// Returns the time as `21:56` in every locale, as `precise` does without the seconds.
  package func listed(_ date: Date) -> String {
    minutes(of: date, hour: calendar.component(.hour, from: date))
  }

  /// Returns the time with seconds as `21:56:07`, in every locale: a list of events goes over days.
  package func precise(_ date: Date) -> String {
    listed(date) + ":\(Self.padded(calendar.component(.second, from: date)))"
  }

  private func minutes(of date: Date, hour: Int) -> String {
    "\(hour):\(Self.padded(calendar.component(.minute, from: date)))"
  }

  /// Returns the state of a clock that differs from the system clock: `×60`, `×0.1 slow motion`,
  /// `frozen 9:41:07`,
  /// `clock 3 h 59 m ahead`; else nil.
  package func label(for clock: ClockReading) -> String? {
    if clock.isReal { return nil }
    if clock.rate == 0 { return "frozen \(precise(clock.date))" }
    if clock.rate != 1 {
      let rate = "×" + (Int(exactly: clock.rate).map(String.init) ?? String(clock.rate))
      return clock.rate < 1 ? rate + " slow motion" : rate
    }
    let seconds = Int(min(abs(clock.ahead).rounded(), 1e9))
    let parts = [
      (seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "m"),
      (seconds % 60, "s"),
    ].filter { $0.0 > 0 }
    // The two largest units: minutes mean nothing beside days.
    let amount = parts.prefix(2).map { "\($0.0) \($0.1)" }.joined(separator: " ")
    return "clock \(amount) \(clock.ahead < 0 ? "behind" : "ahead")"
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
