import Foundation

/// The time between now and a date in calendar units: `.relative` and `.offset` texts.
///
/// Days have 24 hours, and months and years are counted in GMT, so that a text does not depend on
/// the time zone.
package struct TimeSpan {
  package enum Unit: Int, Codable, Hashable, Sendable, CaseIterable {
    case year, month, week, day, hour, minute, second

    /// The units of texts that set no units: all but weeks.
    package static let ordinary: [Unit] = [.year, .month, .day, .hour, .minute, .second]

    /// The seconds after which the unit can change; months and years change at midnight.
    var step: Int {
      switch self {
      case .year, .month, .day: 86_400
      case .week: 7 * 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }
  }

  struct Field: Hashable {
    var unit: Unit
    var count: Int
  }

  var isFuture: Bool
  /// Largest unit first, at most `fieldLimit` fields of the allowed units; never empty.
  var fields: [Field]
  /// Seconds of the smallest unit that can be shown.
  private let fieldStep: Int
  /// Whole seconds, rounded towards zero.
  private let seconds: Int

  var isZero: Bool { fields.allSatisfy { $0.count == 0 } }

  /// Creates the span from `now` to `date`; zero units are omitted, except those of `keepsZero`
  /// after the first nonzero one.
  init(
    from now: Date, to date: Date, units: [Unit] = Unit.ordinary, fieldLimit: Int,
    isLuminanceReduced: Bool, keepsZero: Set<Unit> = []
  ) {
    let date = date.insideCalendars
    let difference = now.insideCalendars.seconds(until: date)
    isFuture = difference > TickingSeconds.tolerance
    seconds = Int((abs(difference) + TickingSeconds.tolerance).rounded(.down))
    // Always-On shows seconds only in the last minute before the date.
    let smallest: Unit = isLuminanceReduced && !(isFuture && seconds < 60) ? .minute : .second
    let allowed = units.filter { $0.rawValue <= smallest.rawValue }
    let all = Self.split(seconds, into: allowed, from: date, isFuture: isFuture)
    guard let first = all.firstIndex(where: { $0.count > 0 }) else {
      let unit = allowed.last ?? .minute
      fields = [Field(unit: unit, count: 0)]
      fieldStep = unit.step
      return
    }
    let shown = all[first...].prefix(max(fieldLimit, 1))
    fields = shown.filter { $0.count > 0 || keepsZero.contains($0.unit) }
    fieldStep = shown.last?.unit.step ?? 1
  }

  /// Returns the first instant after `now` at which a span to `date` has another text. It tries one
  /// instant after another at which the text could change; where years or months are counted, these
  /// are midnights. Nil: the text no longer changes.
  static func nextChange(to date: Date, after now: Date, _ span: (Date) -> TimeSpan) -> Date? {
    // Outside of the range of calendars nothing changes.
    guard now.insideCalendars == now, now < .distantFuture else { return nil }
    let current = span(now)
    var reached = (now, current)
    for _ in 0..<800 {
      let next = reached.1.nextStep(date: date)
      guard next > reached.0 else { return nil }
      reached = (next, span(next))
      if !reached.1.readsLike(current) { return next }
    }
    return reached.0
  }

  private func readsLike(_ other: TimeSpan) -> Bool {
    fields == other.fields && (isFuture == other.isFuture || isZero)
  }

  /// Returns an instant after now before which the fields cannot change.
  private func nextStep(date: Date) -> Date {
    let date = date.insideCalendars
    guard isFuture else {
      return date.addingTimeInterval(Double((seconds / fieldStep + 1) * fieldStep))
    }
    // A remainder is rounded down, so the text changes just after a whole number of units.
    let whole = seconds / fieldStep * fieldStep
    let leap = max(2 * TickingSeconds.tolerance, 4 * date.timeIntervalSinceReferenceDate.ulp)
    return whole == 0 ? date : date.addingTimeInterval(leap - Double(whole))
  }

  private static func split(
    _ seconds: Int, into units: [Unit], from date: Date, isFuture: Bool
  ) -> [Field] {
    var rest = seconds
    var fields: [Field] = []
    var components: Set<Calendar.Component> = []
    if units.contains(.year) { components.insert(.year) }
    if units.contains(.month) { components.insert(.month) }
    if !components.isEmpty, seconds >= 28 * 86_400 {
      let other = date.addingTimeInterval(isFuture ? -Double(seconds) : Double(seconds))
      let (first, last) = (min(date, other), max(date, other))
      let parts = calendar.dateComponents(components, from: first, to: last)
      if units.contains(.year) { fields.append(Field(unit: .year, count: parts.year ?? 0)) }
      if units.contains(.month) { fields.append(Field(unit: .month, count: parts.month ?? 0)) }
      let turn = calendar.date(byAdding: parts, to: first) ?? first
      rest = Int((turn.seconds(until: last) + TickingSeconds.tolerance).rounded(.down))
    }
    for unit in units where unit != .year && unit != .month {
      fields.append(Field(unit: unit, count: rest / unit.step))
      rest %= unit.step
    }
    return fields
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
