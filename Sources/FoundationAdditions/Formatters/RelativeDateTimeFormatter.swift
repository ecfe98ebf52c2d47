/// Formats relative dates such as "in 5 minutes", in English; Foundation on Linux lacks this class.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Apple's.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar = .current
  open var locale: Locale = ._device

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let units: [(seconds: Double, full: String, short: String)] = [
      (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
      (86_400, "day", "day"), (3600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
    ]
    let distance = abs(interval)
    let unit = units.first { distance >= $0.seconds } ?? units[6]
    let count = Int((distance / unit.seconds).rounded(.down))
    if dateTimeStyle == .named, count == 0 { return "now" }
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    let name = isShort ? unit.short : unit.full + (count == 1 ? "" : "s")
    return interval < 0 ? "\(count) \(name) ago" : "in \(count) \(name)"
  }

  open func localizedString(from components: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = Calendar.current.date(byAdding: components, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  /// Returns nil: a relative date needs a reference date; see `localizedString(for:relativeTo:)`.
  open func string(for date: Date) -> String? { nil }
}
