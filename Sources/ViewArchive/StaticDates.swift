import Foundation

/// Dates that are written once and stand still (presentations.md §4.1).
struct StaticDates {
  var context: TimedTextContext

  /// `April 1, 2020`
  func date(_ date: Date) -> String {
    format(date, Date.FormatStyle(date: .long, time: .omitted))
  }

  /// `9:41 AM`
  func time(_ date: Date) -> String {
    format(date, Date.FormatStyle(date: .omitted, time: .shortened))
  }

  /// `9:30–11:00 AM`; ends on different days carry their dates.
  func range(from start: Date, to end: Date) -> String {
    let (start, end) = (start.insideCalendars, end.insideCalendars)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    guard start < end else {
      // Foundation has no intervals that run backwards.
      guard start > end else { return time(start) }
      let style = Date.FormatStyle(date: isOneDay ? .omitted : .numeric, time: .shortened)
      return format(start, style) + "–" + format(end, style)
    }
    var style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened
    ).locale(Locale(identifier: context.locale))
    style.timeZone = timeZone
    return style.format(start..<end).withPlainSpaces.replacingOccurrences(of: " – ", with: "–")
  }

  /// The current date in a style that knows its zone; Always-On shows no seconds.
  func current(_ style: Date.FormatStyle) -> String {
    let now = context.now.insideCalendars
    let shown = context.isLuminanceReduced ? now.atWholeMinute : now
    return shown.formatted(style.locale(Locale(identifier: context.locale))).withPlainSpaces
  }

  private var timeZone: TimeZone { TimeZone(identifier: context.timeZone) ?? .gmt }

  private func format(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(Locale(identifier: context.locale))
    style.timeZone = timeZone
    return date.insideCalendars.formatted(style).withPlainSpaces
  }
}

extension Date {
  /// The beginning of this date's minute.
  var atWholeMinute: Date {
    Date(
      timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
  }
}

extension String {
  /// The typographic spaces of newer locale data as plain ones: in a grid of cells every space has
  /// the same width.
  var withPlainSpaces: String {
    String(map { $0 == "\u{202F}" || $0 == "\u{2009}" || $0 == "\u{A0}" ? " " : $0 })
  }
}
