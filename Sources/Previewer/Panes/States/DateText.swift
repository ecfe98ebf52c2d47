import ActivityModel
package import Foundation

/// Parses and formats dates for a person: `now`, `+5m`, `-1h30m`, `18:30`, `2026-11-21 18:30:05`,
/// ISO 8601 with `T`, `Z` or `+01:00`, and `@1790000000` in seconds since 1970.
package struct DateText {
  private let now: Date
  private let calendar: Calendar

  package init(now: Date, timeZone: TimeZone) {
    self.now = now
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// Parses a date; nil when the text is invalid.
  package func date(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text == "now" { return now }
    if let sign = text.first, sign == "+" || sign == "-" {
      guard let seconds = DurationText.seconds(text.dropFirst().filter { $0 != " " }) else {
        return nil
      }
      return now.addingTimeInterval(sign == "+" ? seconds : -seconds)
    }
    if text.hasPrefix("@") {
      return Double(String(text.dropFirst())).map { Date(timeIntervalSince1970: $0) }
    }
    return absolute(text)
  }

  private func absolute(_ text: String) -> Date? {
    var parts = text.split(whereSeparator: { $0 == " " || $0 == "T" }).map(String.init)
    var components = calendar.dateComponents([.year, .month, .day], from: now)
    if let day = parts.first, day.contains("-"), let numbers = Self.numbers(day, "-", 3...3) {
      (components.year, components.month, components.day) = (numbers[0], numbers[1], numbers[2])
      parts.removeFirst()
    } else if parts.count != 1 {
      return nil
    }
    var zone: Int?
    (components.hour, components.minute, components.second) = (0, 0, 0)
    if var time = parts.first {
      guard parts.count == 1 else { return nil }
      zone = Self.cutZone(&time)
      guard let numbers = Self.numbers(time, ":", 2...3) else { return nil }
      (components.hour, components.minute) = (numbers[0], numbers[1])
      components.second = numbers.count > 2 ? numbers[2] : 0
    }
    var calendar = calendar
    if let zone, let timeZone = TimeZone(secondsFromGMT: zone) { calendar.timeZone = timeZone }
    guard let date = calendar.date(from: components) else { return nil }
    // The calendar normalises invalid components (25:00, 31 February) instead of rejecting them.
    let read = calendar.dateComponents([.month, .day, .hour, .minute, .second], from: date)
    let isThere =
      read.month == components.month && read.day == components.day && read.hour == components.hour
      && read.minute == components.minute && read.second == components.second
    return isThere ? date : nil
  }

  /// Removes `Z`, `+01:00` or `-0530` from the end of a time; returns the offset from UTC in
  /// seconds, positive in the east; nil: the time has no zone.
  private static func cutZone(_ time: inout String) -> Int? {
    if time.hasSuffix("Z") {
      time.removeLast()
      return 0
    }
    guard let place = time.firstIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let digits = time[place...].dropFirst().replacing(":", with: "")
    guard digits.count == 4, let number = Int(digits) else { return nil }
    let seconds = (number / 100) * 3600 + (number % 100) * 60
    let isEast = time[place] == "+"
    time = String(time[..<place])
    return isEast ? seconds : -seconds
  }

  private static func numbers(
    _ text: String, _ separator: Character, _ count: ClosedRange<Int>
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isNumber) ? Int(part.prefix(4)) : nil
    }
    return numbers.count == parts.count && count.contains(parts.count) ? numbers : nil
  }

  /// Formats a date to the second, in a form that `date` parses.
  package func exact(_ date: Date) -> String {
    let time = clock(date)
    return calendar.isDate(date, inSameDayAs: now) ? time : "\(day(date)) \(time)"
  }

  /// Formats a date with its distance from now, `18:30:05 +5m`; at a day or more, with its day.
  package func text(for date: Date) -> String {
    guard isReadable(date) else { return "far away" }
    let seconds = date.timeIntervalSince(now).rounded()
    guard abs(seconds) < 86_400 else { return "\(day(date)) \(clock(date).prefix(5))" }
    return "\(clock(date)) \(Self.distance(seconds))"
  }

  /// Formats a distance in seconds in its largest unit only, because the exact time is shown beside
  /// it and the pane may be narrow.
  private static func distance(_ seconds: Double) -> String {
    let sign = seconds < 0 ? "-" : "+"
    switch abs(seconds) {
    case 0: return "now"
    case ..<60: return "\(sign)\(Int(abs(seconds)))s"
    case ..<3_600: return "\(sign)\(Int(abs(seconds) / 60))m"
    default: return "\(sign)\(Int(abs(seconds) / 3_600))h"
    }
  }

  /// False for dates so far away that calendar arithmetic fails.
  private func isReadable(_ date: Date) -> Bool { abs(date.timeIntervalSince(now)) < 1e11 }

  private func day(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return Self.padded(parts.year, 4) + "-" + Self.padded(parts.month, 2) + "-"
      + Self.padded(parts.day, 2)
  }

  private func clock(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    return [parts.hour, parts.minute, parts.second].map { Self.padded($0, 2) }
      .joined(separator: ":")
  }

  private static func padded(_ number: Int?, _ digits: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
