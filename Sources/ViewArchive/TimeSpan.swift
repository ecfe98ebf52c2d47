import Foundation

/// The time between now and a date in calendar units: `.relative` and `.offset` texts.
///
/// Days have 24 hours, and months and years are counted in GMT, so that a text does not depend on
/// where it is read.
struct TimeSpan {
  enum Unit: Int, CaseIterable {
    case year, month, day, hour, minute, second

    /// Seconds; months and years change at the turn of a day.
    var step: Int {
      switch self {
      case .year, .month, .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }
  }

  struct Field {
    var unit: Unit
    var count: Int
  }

  var isFuture: Bool
  /// Whole seconds, rounded towards zero.
  var seconds: Int
  /// Largest unit first, zero fields and all but the largest `fieldLimit` left out; never empty.
  var fields: [Field]
  /// Seconds of the smallest unit that may be shown.
  private let fieldStep: Int

  init(from now: Date, to date: Date, fieldLimit: Int, isLuminanceReduced: Bool) {
    let date = date.insideCalendars
    let difference = now.insideCalendars.seconds(until: date)
    isFuture = difference > TickingSeconds.tolerance
    seconds = Int((abs(difference) + TickingSeconds.tolerance).rounded(.down))
    // Always-On shows seconds only in the last minute before the date.
    let smallest: Unit =
      isLuminanceReduced && !(isFuture && seconds < 60) ? .minute : .second
    let all = Self.split(seconds, from: date, isFuture: isFuture)
    let first = all.first { $0.count > 0 && $0.unit.rawValue <= smallest.rawValue }
    guard let first else {
      fields = [Field(unit: smallest, count: 0)]
      fieldStep = smallest.step
      return
    }
    let last = min(first.unit.rawValue + fieldLimit - 1, smallest.rawValue)
    fields = all.filter {
      $0.count > 0 && (first.unit.rawValue...last).contains($0.unit.rawValue)
    }
    fieldStep = Unit(rawValue: last)?.step ?? 1
  }

  /// An instant after `now` before which the fields cannot change.
  func nextStep(date: Date) -> Date {
    let date = date.insideCalendars
    let step = fieldStep
    guard isFuture else {
      return date.addingTimeInterval(Double((seconds / step + 1) * step))
    }
    // A remainder is rounded down, so it changes as soon as the whole number is left behind.
    let whole = seconds / step * step
    return whole == 0
      ? date : date.addingTimeInterval(-Double(whole) + 10 * TickingSeconds.tolerance)
  }

  private static func split(_ seconds: Int, from date: Date, isFuture: Bool) -> [Field] {
    var counts = [0, 0, seconds / 86_400]
    if counts[2] >= 28 {
      let other = date.addingTimeInterval(isFuture ? -Double(seconds) : Double(seconds))
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: min(date, other), to: max(date, other))
      counts = [parts.year ?? 0, parts.month ?? 0, parts.day ?? 0]
    }
    counts += [seconds % 86_400 / 3_600, seconds % 3_600 / 60, seconds % 60]
    return zip(Unit.allCases, counts).map { Field(unit: $0, count: $1) }
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
