package import Foundation

extension TimedText {
  /// Returns the text; digits and English words exactly as in en_US,
  /// other languages as far as Foundation has the words.
  package func string(
    in context: TimedTextContext, form: TimedTextForm = .regular
  ) -> String {
    switch self {
    case .timer, .interval, .stopwatch:
      return clock(at: context.now)?.string(in: context, form: form) ?? ""
    // TIME-2, as the next.
    case .relative(let date):
      let span = span(to: date, in: context, fieldLimit: form == .smaller ? 1 : 2)
      return TimeSpanWords(locale: context.locale, width: .init(form, isFull: false))
        .string(for: span.fields)
    case .offset(let date):
      let span = span(to: date, in: context, fieldLimit: 1)
      let formatter = TimeSpanWords(locale: context.locale, width: .init(form, isFull: true))
      // A minus sign is for the future: the text is the distance of now from the date.
      return (span.isFuture && !span.isZero ? "-" : "+") + formatter.string(for: span.fields)
    case .date(let date): return DateTextFormatter(context: context).date(date)
    case .time(let date): return DateTextFormatter(context: context).time(date)
    case .range(let start, let end):
      return DateTextFormatter(context: context).range(from: start, to: end)
    case .dateOffset(let format): return format.string(in: context, form: form)
    case .dateReference(let format): return format.string(in: context, form: form)
    case .currentDate(let style): return DateTextFormatter(context: context).current(style)
    }
  }

  /// Returns the longest text that this one can still become, for its natural width: an interval at
  /// its full length, words with two digits in every field. An unbounded count has its current
  /// value.
  package func longestString(in context: TimedTextContext) -> String {
    switch self {
    case .timer, .interval, .stopwatch:
      return clock(at: context.now)?.longestString(in: context) ?? ""
    case .relative(let date):
      return longestWords(to: date, in: context, fieldLimit: 2, width: .short)
    case .offset(let date):
      return "-" + longestWords(to: date, in: context, fieldLimit: 1, width: .full)
    case .date, .time, .range, .dateOffset, .dateReference, .currentDate:
      return string(in: context)
    }
  }

  /// Returns the first instant after `now` at which the text changes, to the microsecond. Nil:
  /// never.
  package func nextChange(after now: Date, isLuminanceReduced: Bool = false) -> Date? {
    let next = candidate(after: now, isLuminanceReduced: isLuminanceReduced)
    // Dates from other processes can be so large that adding a second has no effect.
    return next.flatMap { $0 > now ? $0 : nil }
  }

  private func candidate(after now: Date, isLuminanceReduced: Bool) -> Date? {
    switch self {
    case .date, .time, .range: return nil
    case .timer, .interval, .stopwatch:
      return clock(at: now)?.nextChange(after: now, isLuminanceReduced: isLuminanceReduced)
    case .relative(let date):
      return nextWords(to: date, after: now, fieldLimit: 2, isLuminanceReduced)
    case .offset(let date):
      return nextWords(to: date, after: now, fieldLimit: 1, isLuminanceReduced)
    case .dateOffset(let format):
      return format.nextChange(after: now, isLuminanceReduced: isLuminanceReduced)
    case .dateReference(let format):
      return format.nextChange(after: now, isLuminanceReduced: isLuminanceReduced)
    case .currentDate(let style):
      guard now.insideCalendars == now else { return nil }
      guard isLuminanceReduced else { return style.discreteInput(after: now) }
      return style.discreteInput(after: now.atWholeMinute)
        .map { $0.addingTimeInterval(59.999_999).atWholeMinute }
    }
  }

  // MARK: Words

  private func span(to date: Date, in context: TimedTextContext, fieldLimit: Int) -> TimeSpan {
    TimeSpan(
      from: context.now, to: date, fieldLimit: fieldLimit,
      isLuminanceReduced: context.isLuminanceReduced)
  }

  private func nextWords(
    to date: Date, after now: Date, fieldLimit: Int, _ isLuminanceReduced: Bool
  ) -> Date? {
    TimeSpan.nextChange(to: date, after: now) {
      TimeSpan(
        from: $0, to: date, fieldLimit: fieldLimit, isLuminanceReduced: isLuminanceReduced)
    }
  }

  private func longestWords(
    to date: Date, in context: TimedTextContext, fieldLimit: Int, width: TimeSpanWords.Width
  ) -> String {
    let span = span(to: date, in: context, fieldLimit: fieldLimit)
    let formatter = TimeSpanWords(locale: context.locale, width: width)
    let first = span.fields.first?.unit ?? .second
    // The span to a date in the future passes through all smaller units.
    let starts = TimeSpan.Unit.ordinary.filter {
      span.isFuture ? $0.rawValue >= first.rawValue : $0 == first
    }
    let candidates = starts.map { start in
      let units = TimeSpan.Unit.ordinary.drop { $0 != start }.prefix(fieldLimit)
      return formatter.string(for: units.map { TimeSpan.Field(unit: $0, count: $0.widestCount) })
    }
    return (candidates + [formatter.string(for: span.fields)]).max { $0.count < $1.count } ?? ""
  }
}

extension TimeSpan.Unit {
  fileprivate var widestCount: Int {
    switch self {
    case .year: 10
    case .month: 11
    case .week: 4
    case .day: 30
    case .hour: 23
    case .minute, .second: 59
    }
  }
}
