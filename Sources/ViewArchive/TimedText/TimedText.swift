package import Foundation

/// A text that depends on the time.
package enum TimedText: Codable, Hashable, Sendable {
  /// `Text(date, style: .timer)`: counts down to the date, then up without bound.
  case timer(Date)
  /// `Text(date, style: .relative)`.
  case relative(Date)
  /// `Text(date, style: .offset)`.
  case offset(Date)
  /// `Text(date, style: .date)`; does not change.
  case date(Date)
  /// `Text(date, style: .time)`; does not change.
  case time(Date)
  /// `Text(a...b)`; does not change.
  case range(start: Date, end: Date)
  /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`, and
  /// `.timer(countingDownIn:)`, which sets `limits`.
  case interval(
    start: Date, end: Date, pause: Date?, countsDown: Bool, showsHours: Bool,
    limits: ClockLimits = .timer)
  /// `Text(.currentDate, format: .stopwatch(startingAt:))`.
  case stopwatch(start: Date, showsHours: Bool, limits: ClockLimits = .stopwatch)
  /// `Text(.currentDate, format: .offset(to:))`.
  case dateOffset(DateOffsetFormat)
  /// `Text(.currentDate, format: .reference(to:))`.
  case dateReference(DateReferenceFormat)
  /// `Text(.currentDate, format: .dateTime…)`: the current date itself.
  case currentDate(Date.FormatStyle)

  /// True if the text changes by itself.
  package var isLive: Bool {
    switch self {
    case .timer, .relative, .offset, .stopwatch, .dateOffset, .dateReference, .currentDate: true
    case .interval(_, _, let pause, _, _, _): pause == nil
    case .date, .time, .range: false
    }
  }
}
