import Foundation

/// A whole number of seconds that changes with the time: the value of a timer text.
///
/// Remaining time is rounded up and elapsed time is rounded down, so a countdown of five minutes
/// shows 5:00 for its whole first second and 0:00 exactly at its end (TIME-8).
struct TickingSeconds {
  enum Course { case down, up }

  var course: Course
  /// The instant at which the number is zero.
  var zero: Date
  /// The largest number. Nil: it grows without bound.
  var limit: Int?

  /// The largest difference, in seconds, that counts as rounding error: dates are doubles.
  static let tolerance = 1e-6

  /// Returns the number at `now`.
  func value(at now: Date) -> Int {
    let seconds =
      switch course {
      case .down: (now.seconds(until: zero) - Self.tolerance).rounded(.up)
      case .up: (zero.seconds(until: now) + Self.tolerance).rounded(.down)
      }
    return min(max(Int(seconds), 0), limit ?? .max)
  }

  /// Returns the first instant after `now` at which the number leaves its step of `step` seconds,
  /// or at which `reveal` seconds are left and hidden seconds appear. Nil: the number has reached
  /// its bound.
  /// - Precondition: `step` is not 0.
  func nextChange(after now: Date, step: Int, reveal: Int?) -> Date? {
    let value = value(at: now)
    switch course {
    case .down:
      let next = value / step * step - 1
      guard step > 1 ? next >= 0 : value > 0 else { return nil }
      return zero.addingTimeInterval(-Double(step > 1 ? next : value - 1))
    case .up:
      var next = (value / step + 1) * step
      if let limit {
        if value >= limit { return nil }
        // The last minute shows its seconds.
        if let reveal, limit - reveal > value { next = min(next, limit - reveal) }
        if next > limit { return nil }
      }
      return zero.addingTimeInterval(Double(next))
    }
  }

  /// Returns whether seconds are hidden: in Always-On, except in the last minute before the number
  /// stops (TIME-11).
  func hidesSeconds(of value: Int, isLuminanceReduced: Bool) -> Bool {
    guard isLuminanceReduced else { return false }
    switch course {
    case .down: return value >= 60
    case .up: return limit.map { $0 - value >= 60 } ?? true
    }
  }
}

extension Date {
  /// Returns the seconds from this date to a later one, clamped to a range that fits every integer
  /// here, because archives come from other processes.
  func seconds(until later: Date) -> Double {
    let seconds = later.timeIntervalSince(self)
    guard !seconds.isNaN else { return 0 }
    return min(max(seconds, -Self.longestSpan), Self.longestSpan)
  }

  private static let longestSpan = 1e12

  /// This date, clamped to the range that calendars support.
  var insideCalendars: Date {
    guard !timeIntervalSinceReferenceDate.isNaN else {
      return Date(timeIntervalSinceReferenceDate: 0)
    }
    return min(max(self, .distantPast), .distantFuture)
  }
}
