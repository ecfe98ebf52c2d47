import Foundation

/// Dates that are written once and stand still (presentations.md §4.1).
///
/// The typographic spaces of newer locale data become plain ones: in a grid of cells every space
/// has the same width.
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
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    guard calendar.isDate(start.insideCalendars, inSameDayAs: end.insideCalendars) else {
      let style = Date.FormatStyle(date: .numeric, time: .shortened)
      return format(start, style) + "–" + format(end, style)
    }
    var first = time(start)
    let last = time(end)
    // A half of the day that both share is said once.
    if let space = last.lastIndex(of: " "), first.hasSuffix(last[space...]) {
      first.removeLast(last[space...].count)
    }
    return first + "–" + last
  }

  private var timeZone: TimeZone { TimeZone(identifier: context.timeZone) ?? .gmt }

  private func format(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(Locale(identifier: context.locale))
    style.timeZone = timeZone
    let text = date.insideCalendars.formatted(style)
    return String(text.map { $0 == "\u{202F}" || $0 == "\u{2009}" || $0 == "\u{A0}" ? " " : $0 })
  }
}
