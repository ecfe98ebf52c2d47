package import Foundation

/// `SystemFormatStyle.DateReference`: a date relative to the current one, `in 5 minutes`,
/// `tomorrow`, and further away absolute, `Monday, June 3` (TIME-6).
package struct DateReferenceFormat: Codable, Hashable, Sendable {
  package var date: Date
  /// Largest first.
  package var units: [TimeSpan.Unit]
  /// The maximum number of units in the text.
  package var fieldLimit: Int
  /// The text is relative while now and the date are in the same unit of the next larger kind in
  /// `units`: with `.day` here and `.month` in `units`, while both are in the same month.
  package var threshold: TimeSpan.Unit
  /// The time zone in which days begin and end; GMT if it is unknown.
  package var timeZone: String

  package init(
    date: Date, units: Set<TimeSpan.Unit>, fieldLimit: Int, threshold: TimeSpan.Unit,
    timeZone: String = "GMT"
  ) {
    self.date = date
    self.units = TimeSpan.Unit.allCases.filter { units.contains($0) || $0 == threshold }
    self.fieldLimit = fieldLimit
    self.threshold = threshold
    self.timeZone = timeZone
  }

  func string(in context: TimedTextContext, form: TimedTextForm) -> String {
    let formatter = ReferenceFormatter(self, in: context, form: form)
    let now = context.now.insideCalendars
    let text =
      formatter.isRelative(at: now) ? formatter.relative(at: now) : formatter.absolute(at: now)
    return text.withPlainSpaces
  }

  /// Returns the first instant after `now` with another text, by trying the instants at which it
  /// could change. Nil: it no longer changes.
  func nextChange(after now: Date, isLuminanceReduced: Bool) -> Date? {
    guard now.insideCalendars == now else { return nil }
    var context = TimedTextContext(now: now, isLuminanceReduced: isLuminanceReduced)
    let formatter = ReferenceFormatter(self, in: context, form: .regular)
    func text(at date: Date) -> String {
      context.now = date
      return string(in: context, form: .regular)
    }
    let current = text(at: now)
    var last = now
    // Tries a limited number of instants. If the limit is reached, the last one is returned
    // although the text is the same there: one unnecessary redraw.
    for _ in 0..<400 {
      guard let next = formatter.nextStep(after: last), next > last else { return nil }
      if text(at: next) != current { return first(in: last...next) { text(at: $0) != current } }
      last = next
    }
    return last
  }

  /// Returns the first instant of a range for which a condition is true, to the microsecond, by
  /// binary search. The condition is true at the end of the range. A search is needed because
  /// Foundation can return an instant half a second late.
  private func first(in range: ClosedRange<Date>, where isTrue: (Date) -> Bool) -> Date {
    var (low, high) = (range.lowerBound, range.upperBound)
    let before = high.addingTimeInterval(-2 * TickingSeconds.tolerance)
    if before > low, !isTrue(before) { return high }
    while low.seconds(until: high) > TickingSeconds.tolerance {
      let middle = low.addingTimeInterval(low.seconds(until: high) / 2)
      guard middle > low, middle < high else { break }
      if isTrue(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

/// Formats a date in one language and form.
private struct ReferenceFormatter {
  private let date: Date
  private let units: [TimeSpan.Unit]
  private let fieldLimit: Int
  private let threshold: TimeSpan.Unit
  private let form: TimedTextForm
  private let calendar: Calendar
  private let locale: Locale

  init(_ format: DateReferenceFormat, in context: TimedTextContext, form: TimedTextForm) {
    date = format.date.insideCalendars
    // Always-On does not show seconds.
    units = format.units.filter { !context.isLuminanceReduced || $0 != .second }
    fieldLimit = max(format.fieldLimit - (form == .smaller ? 1 : 0), 1)
    threshold = format.threshold
    self.form = form
    locale = Locale(identifier: context.locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: format.timeZone) ?? .gmt
    calendar.locale = locale
    self.calendar = calendar
  }

  func relative(at now: Date) -> String {
    let text = relative.format(now)
    // Foundation writes "this minute" where there are no seconds.
    guard units.last == .minute, text == relative.format(date) else { return text }
    var seconds = relative
    seconds.allowedFields = [.second]
    return seconds.format(date)
  }

  private var relative: Date.AnchoredRelativeFormatStyle {
    let style: Date.RelativeFormatStyle.UnitsStyle =
      switch form {
      case .regular: .wide
      case .compact: .abbreviated
      case .small, .smaller: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: Set(units.map(\.field)), presentation: .named,
      unitsStyle: style, locale: locale, calendar: calendar)
  }

  /// The unit next larger than the threshold that contains the date. Nil: the text is always
  /// relative.
  private var nearby: DateInterval? {
    guard let index = units.firstIndex(of: threshold), index > 0 else { return nil }
    return interval(of: units[index - 1])
  }

  func isRelative(at now: Date) -> Bool { nearby?.holds(now) ?? true }

  /// Returns the date without the units that it shares with now.
  func absolute(at now: Date) -> String {
    let first = units.firstIndex { interval(of: $0)?.holds(now) != true } ?? units.count - 1
    var style = Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    for unit in units[max(first, 0)...].prefix(fieldLimit) { style = adding(unit, to: style) }
    return style.format(date)
  }

  /// Returns the next instant at which a relative text could change, or at which now enters or
  /// leaves one of the date's own units.
  func nextStep(after now: Date) -> Date? {
    let turns = units.compactMap { interval(of: $0) }.flatMap { [$0.start, $0.end] }
    let relative = isRelative(at: now) ? relative.discreteInput(after: now) : nil
    return (turns + [relative].compactMap { $0 }).filter { $0 > now }.min()
  }

  private func interval(of unit: TimeSpan.Unit) -> DateInterval? {
    calendar.dateInterval(of: unit.component, for: date)
  }

  private func adding(_ unit: TimeSpan.Unit, to style: Date.FormatStyle) -> Date.FormatStyle {
    switch unit {
    case .year: return style.year(.defaultDigits)
    case .month:
      return style.month(form == .regular ? .wide : form == .compact ? .abbreviated : .twoDigits)
    case .week: return style.week(.defaultDigits)
    case .day:
      switch form {
      case .regular: return style.weekday(.wide).day(.defaultDigits)
      case .compact: return style.weekday(.abbreviated).day(.defaultDigits)
      case .small, .smaller: return style.day(.twoDigits)
      }
    case .hour: return style.hour(.defaultDigits(amPM: .abbreviated))
    case .minute: return style.minute(.twoDigits)
    case .second: return style.second(.twoDigits)
    }
  }
}

extension TimeSpan.Unit {
  fileprivate var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  fileprivate var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

extension DateInterval {
  /// Returns whether the interval contains a date; unlike `contains(_:)` it excludes its end.
  fileprivate func holds(_ date: Date) -> Bool { start <= date && date < end }
}
