package import Foundation

extension TimedText {
  /// What the text reads (presentations.md §4.1, §4.2); digits and English words exactly as in
  /// en_US, other languages as far as Foundation has the words.
  package func string(in context: TimedTextContext) -> String {
    switch self {
    case .timer, .interval, .stopwatch:
      return clockString(at: context.now, isLuminanceReduced: context.isLuminanceReduced)
    case .relative(let date):
      let span = span(to: date, in: context, fieldLimit: 2)
      return TimeSpanWords(locale: context.locale, width: .short).string(for: span.fields)
    case .offset(let date):
      let span = span(to: date, in: context, fieldLimit: 1)
      let isNow = span.fields.allSatisfy { $0.count == 0 }
      let words = TimeSpanWords(locale: context.locale, width: .full).string(for: span.fields)
      // Minus is the future: the text says how far now is from the date.
      return (span.isFuture && !isNow ? "-" : "+") + words
    case .date(let date):
      return StaticDates(context: context).date(date)
    case .time(let date):
      return StaticDates(context: context).time(date)
    case .range(let start, let end):
      return StaticDates(context: context).range(from: start, to: end)
    }
  }

  /// The longest text that this one can still become, for its natural width: an interval at its
  /// full length, words with two digits in every field. An unbounded count is taken as it is now.
  package func longestString(in context: TimedTextContext) -> String {
    switch self {
    case .interval(let start, let end, let pause, _, let showsHours):
      guard pause == nil else { return string(in: context) }
      let length = max(start.seconds(until: end), 0).rounded(.up)
      return ClockText(showsHours: showsHours).string(for: Int(length))
    case .relative(let date):
      return longestWords(to: date, in: context, fieldLimit: 2, width: .short)
    case .offset(let date):
      return "-" + longestWords(to: date, in: context, fieldLimit: 1, width: .full)
    case .timer, .stopwatch, .date, .time, .range:
      return string(in: context)
    }
  }

  /// The first instant after `now` at which the text reads differently; nil is never again.
  package func nextChange(after now: Date, isLuminanceReduced: Bool = false) -> Date? {
    let next = candidate(after: now, isLuminanceReduced: isLuminanceReduced)
    // Dates from other processes can lie where adding a second changes nothing.
    return next.flatMap { $0 > now ? $0 : nil }
  }

  private func candidate(after now: Date, isLuminanceReduced: Bool) -> Date? {
    switch self {
    case .date, .time, .range: return nil
    case .timer, .interval:
      return ticking(at: now)?.nextChange(after: now, isLuminanceReduced: isLuminanceReduced)
    case .stopwatch(let start, _, let showsHundredths):
      guard showsHundredths, !isLuminanceReduced else {
        return ticking(at: now)?.nextChange(after: now, isLuminanceReduced: isLuminanceReduced)
      }
      // Hundredths are drawn thirty times a second at most (presentations.md §4.2).
      let frame = (max(start.seconds(until: now), 0) * 30 + 30 * TickingSeconds.tolerance)
        .rounded(.down)
      return start.addingTimeInterval((frame + 1) / 30)
    case .relative(let date):
      return nextWords(to: date, after: now, fieldLimit: 2, isLuminanceReduced)
    case .offset(let date):
      return nextWords(to: date, after: now, fieldLimit: 1, isLuminanceReduced)
    }
  }

  // MARK: Clocks

  /// The seconds that the text counts; nil when it does not count or stands still.
  private func ticking(at now: Date) -> TickingSeconds? {
    switch self {
    case .timer(let date):
      let isFuture = now.seconds(until: date) > TickingSeconds.tolerance
      return TickingSeconds(course: isFuture ? .down : .up, zero: date, limit: nil)
    case .interval(let start, let end, let pause, let countsDown, _):
      guard pause == nil else { return nil }
      return Self.counting(from: start, to: end, countsDown: countsDown)
    case .stopwatch(let start, _, _):
      return TickingSeconds(course: .up, zero: start, limit: nil)
    case .relative, .offset, .date, .time, .range:
      return nil
    }
  }

  private static func counting(from start: Date, to end: Date, countsDown: Bool) -> TickingSeconds {
    let length = max(start.seconds(until: end), 0)
    return countsDown
      ? TickingSeconds(
        course: .down, zero: end,
        limit: Int((length - TickingSeconds.tolerance).rounded(.up)))
      : TickingSeconds(
        course: .up, zero: start,
        limit: Int((length + TickingSeconds.tolerance).rounded(.down)))
  }

  private func clockString(at now: Date, isLuminanceReduced: Bool) -> String {
    if case .interval(let start, let end, let pause?, let countsDown, let showsHours) = self {
      let seconds = Self.counting(from: start, to: end, countsDown: countsDown).value(at: pause)
      return ClockText(showsHours: showsHours).string(for: seconds)
    }
    guard let ticking = ticking(at: now) else { return "" }
    var text = ClockText(showsHours: true)
    switch self {
    case .interval(_, _, _, _, let showsHours): text.showsHours = showsHours
    case .stopwatch(let start, let showsHours, let showsHundredths):
      text.showsHours = showsHours
      text.isPadded = true
      if showsHundredths {
        let hundredths = (max(start.seconds(until: now), 0) + TickingSeconds.tolerance) * 100
        text.hundredths = Int(hundredths.rounded(.down)) % 100
      }
    case .timer, .relative, .offset, .date, .time, .range: break
    }
    let value = ticking.value(at: now)
    text.hidesSeconds = ticking.hidesSeconds(of: value, isLuminanceReduced: isLuminanceReduced)
    return text.string(for: value)
  }

  // MARK: Words

  private func span(to date: Date, in context: TimedTextContext, fieldLimit: Int) -> TimeSpan {
    TimeSpan(
      from: context.now, to: date, fieldLimit: fieldLimit,
      isLuminanceReduced: context.isLuminanceReduced)
  }

  /// Steps through the instants at which the words could change: days, where years are counted.
  private func nextWords(
    to date: Date, after now: Date, fieldLimit: Int, _ isLuminanceReduced: Bool
  ) -> Date? {
    // Beyond the calendars' range nothing moves.
    guard now.insideCalendars == now, now < .distantFuture else { return nil }
    var context = TimedTextContext(now: now, isLuminanceReduced: isLuminanceReduced)
    let current = string(in: context)
    for _ in 0..<400 {
      let next = span(to: date, in: context, fieldLimit: fieldLimit).nextStep(date: date)
      guard next > context.now else { return nil }
      context.now = next
      if string(in: context) != current { break }
    }
    return context.now
  }

  private func longestWords(
    to date: Date, in context: TimedTextContext, fieldLimit: Int, width: TimeSpanWords.Width
  ) -> String {
    let span = span(to: date, in: context, fieldLimit: fieldLimit)
    let words = TimeSpanWords(locale: context.locale, width: width)
    let first = span.fields.first?.unit ?? .second
    // A date that comes nearer passes through all smaller units.
    let starts = TimeSpan.Unit.allCases.filter {
      span.isFuture ? $0.rawValue >= first.rawValue : $0 == first
    }
    let candidates = starts.map { start in
      let units = TimeSpan.Unit.allCases[start.rawValue...].prefix(fieldLimit)
      return words.string(for: units.map { TimeSpan.Field(unit: $0, count: $0.widestCount) })
    }
    return (candidates + [words.string(for: span.fields)]).max { $0.count < $1.count } ?? ""
  }
}

extension TimeSpan.Unit {
  fileprivate var widestCount: Int {
    switch self {
    case .year: 10
    case .month: 11
    case .day: 30
    case .hour: 23
    case .minute, .second: 59
    }
  }
}
