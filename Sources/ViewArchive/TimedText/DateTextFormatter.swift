import Foundation

/// Formats dates whose text does not change (TIME-3).
struct DateTextFormatter {
  var context: TimedTextContext

  /// Returns a long date: `April 1, 2020`
  func date(_ date: Date) -> String {
    format(date, Date.FormatStyle(date: .long, time: .omitted))
  }

  /// Returns a short time: `9:41 AM`
  func time(_ date: Date) -> String {
    format(date, Date.FormatStyle(date: .omitted, time: .shortened))
  }

  /// Returns a range of times, `9:30–11:00 AM`; on different days with the dates.
  func range(from start: Date, to end: Date) -> String {
    let (start, end) = (start.insideCalendars, end.insideCalendars)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    guard start < end else {
      // Foundation does not format intervals that run backwards.
      guard start > end else { return time(start) }
      let style = Date.FormatStyle(date: isOneDay ? .omitted : .numeric, time: .shortened)
      return format(start, style) + "–" + format(end, style)
    }
    var style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened
    ).locale(Locale(identifier: context.locale))
    style.timeZone = timeZone
    return spaced(style.format(start..<end)).replacingOccurrences(of: " – ", with: "–")
  }

  /// Returns the current date in a style that includes its time zone; in Always-On without seconds.
  func current(_ style: Date.FormatStyle) -> String {
    let now = context.now.insideCalendars
    let shown = context.isLuminanceReduced ? now.atWholeMinute : now
    return spaced(shown.formatted(style.locale(Locale(identifier: context.locale))))
  }

  private var timeZone: TimeZone { TimeZone(identifier: context.timeZone) ?? .gmt }

  private func format(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(Locale(identifier: context.locale))
    style.timeZone = timeZone
    return spaced(date.insideCalendars.formatted(style))
  }

  private func spaced(_ text: String) -> String {
    context.hasTypographicSpaces ? text : text.withPlainSpaces
  }
}

extension Date {
  /// The start of this date's minute.
  var atWholeMinute: Date {
    Date(
      timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
  }
}

extension String {
  /// The string with plain spaces instead of the typographic ones of newer locale data: in a grid
  /// of cells all spaces have the same width.
  var withPlainSpaces: String {
    String(map { $0 == "\u{202F}" || $0 == "\u{2009}" || $0 == "\u{A0}" ? " " : $0 })
  }
}
