import Foundation

extension TimedText {
  /// A text that counts seconds, and its format.
  struct Clock {
    var ticking: TickingSeconds
    /// The instant at which the clock is paused (TIME-7). Nil: it is running.
    var pause: Date?
    var text: ClockText

    func string(in context: TimedTextContext, form: TimedTextForm) -> String {
      let now = pause ?? context.now
      let value = ticking.value(at: now)
      var text = text(at: value, isLuminanceReduced: context.isLuminanceReduced)
      text.locale = context.locale
      text.form = form
      return text.string(for: value, hundredths: hundredths(at: now))
    }

    /// Returns the longest text until the clock reaches its bound, or the current one if it has no
    /// bound or is paused.
    func longestString(in context: TimedTextContext) -> String {
      guard pause == nil, let limit = ticking.limit else {
        return string(in: context, form: .regular)
      }
      var text = text
      text.locale = context.locale
      return text.string(for: limit)
    }

    func nextChange(after now: Date, isLuminanceReduced: Bool) -> Date? {
      guard pause == nil else { return nil }
      let value = ticking.value(at: now)
      let text = text(at: value, isLuminanceReduced: isLuminanceReduced)
      // Fractions are redrawn at most thirty times a second (TIME-9).
      let rate = [1.0, 10, 30][text.fractionDigits]
      guard rate > 1, text.step(at: value) == 1 else {
        // Once 59 seconds remain, Always-On shows the seconds that it hid.
        let revealsSeconds = text.hidesSeconds && self.text.step(at: value) == 1
        return ticking.nextChange(
          after: now, step: text.step(at: value), reveal: revealsSeconds ? 59 : nil)
      }
      let passed = max(ticking.zero.seconds(until: now), 0)
      let frame = ((passed + TickingSeconds.tolerance) * rate).rounded(.down)
      return ticking.zero.addingTimeInterval((frame + 1) / rate)
    }

    private func text(at value: Int, isLuminanceReduced: Bool) -> ClockText {
      var text = text
      text.hidesSeconds =
        pause == nil && ticking.hidesSeconds(of: value, isLuminanceReduced: isLuminanceReduced)
      return text
    }

    /// Returns the hundredths of the current second, 0...99.
    private func hundredths(at now: Date) -> Int {
      let passed = max(ticking.zero.seconds(until: now), 0) + TickingSeconds.tolerance
      return Int((passed * 100).rounded(.down)) % 100
    }
  }

  /// Returns the clock for this text at `now` (TIME-1, TIME-4). Nil: the text is not a clock.
  func clock(at now: Date) -> Clock? {
    switch self {
    case .timer(let date):
      let isFuture = now.seconds(until: date) > TickingSeconds.tolerance
      return Clock(
        ticking: TickingSeconds(course: isFuture ? .down : .up, zero: date),
        text: ClockText(showsHours: true))
    case .interval(let start, let end, let pause, let countsDown, let showsHours, let limits):
      let length = max(start.seconds(until: end), 0)
      let limit =
        countsDown
        ? (length - TickingSeconds.tolerance).rounded(.up)
        : (length + TickingSeconds.tolerance).rounded(.down)
      return Clock(
        ticking: TickingSeconds(
          course: countsDown ? .down : .up, zero: countsDown ? end : start,
          limit: Int(max(limit, 0))),
        // A pause in the future has not stopped it yet.
        pause: pause.flatMap { $0 <= now ? $0 : nil },
        text: ClockText(showsHours: showsHours, limits: limits))
    case .stopwatch(let start, let showsHours, let limits):
      return Clock(
        ticking: TickingSeconds(course: .up, zero: start),
        text: ClockText(showsHours: showsHours, limits: limits, isStopwatch: true))
    case .relative, .offset, .date, .time, .range, .dateOffset, .dateReference, .currentDate:
      return nil
    }
  }
}
