package import Foundation

/// A text that is a function of time; rules in presentations.md §4.
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
  /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
  case interval(start: Date, end: Date, pause: Date?, countsDown: Bool, showsHours: Bool)
  /// `Text(_:format: .stopwatch(startingAt:))`.
  case stopwatch(start: Date, showsHours: Bool, showsHundredths: Bool)

  /// True when the text changes by itself.
  package var isLive: Bool {
    switch self {
    case .timer, .relative, .offset, .stopwatch: true
    case .interval(_, _, let pause, _, _): pause == nil
    case .date, .time, .range: false
    }
  }
}
