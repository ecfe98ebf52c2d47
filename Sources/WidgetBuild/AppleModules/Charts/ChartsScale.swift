// Charts: from values to places in the plot, and the round values of an axis.

struct ChartDomain {
  var low: Double
  var high: Double
  var isDate = false
  func fraction(_ value: Double) -> CGFloat { high > low ? (value - low) / (high - low) : 0.5 }
}

/// The domains that a chart is given. Nil: that of its marks.
struct ChartDomains {
  var x: ChartDomain?
  var y: ChartDomain?
  /// Whether an own domain has to contain zero. Nil: it has.
  var xIncludesZero: Bool?
  var yIncludesZero: Bool?
}

/// The values along one axis.
struct ChartScale {
  enum Kind { case number, date, category }

  private(set) var domain: ChartDomain
  private(set) var kind: Kind
  /// The categories, in their order.
  let names: [String]
  /// What is free at both ends of the plot: points, and a share of its length.
  var inset: CGFloat = 0
  var insetShare: CGFloat = 0
  /// True for a domain that the chart was not given.
  private let isOwn: Bool

  init(_ places: [ChartPlace?], given: ChartDomain?, includesZero: Bool) {
    var names: [String] = []
    for case .category(let name)? in places where !names.contains(name) { names.append(name) }
    self.names = names
    var numbers = places.compactMap { $0?.number }.filter(\.isFinite)
    let isDate =
      given?.isDate == true || places.contains { if case .date? = $0 { true } else { false } }
    kind = !names.isEmpty ? .category : isDate ? .date : .number
    isOwn = given == nil && kind == .number
    if kind == .number, includesZero { numbers.append(0) }
    domain =
      given
      ?? (names.isEmpty
        ? ChartDomain(low: numbers.min() ?? 0, high: numbers.max() ?? 1)
        : ChartDomain(low: -0.5, high: Double(names.count) - 0.5))
  }

  /// True if there is nothing to say at an axis: its marks have no values along it.
  var isEmpty: Bool { names == [""] }

  func number(_ place: ChartPlace?) -> Double? {
    switch place {
    case .number(let number)?: number
    case .date(let date)?: date.timeIntervalSinceReferenceDate
    case .category(let name)?: names.firstIndex(of: name).map(Double.init)
    case nil: nil
    }
  }

  /// Returns the distance of a value from the lower end of a plot of this length.
  func position(_ number: Double, in length: CGFloat) -> CGFloat {
    let inset = max(inset, insetShare * length)
    return inset + domain.fraction(number) * (length - 2 * inset)
  }

  // MARK: Round values

  /// The most values of an axis.
  private static let mostValues = 100

  /// Widens an own domain of numbers to round values, about as many as `count`.
  mutating func widen(count: Int) {
    guard isOwn, let step = Self.step(of: domain, count: count) else { return }
    domain.low = (domain.low / step + 1e-9).rounded(.down) * step
    domain.high = (domain.high / step - 1e-9).rounded(.up) * step
  }

  /// Returns the values of an axis.
  /// - Parameter count: About how many, where the axis does not say it.
  func places(_ values: AxisMarkValues, count: Int, _ calendar: Calendar) -> [ChartPlace] {
    switch (values.choice, kind) {
    case (.places(let places), _):
      return Array(places.filter(isInside).prefix(Self.mostValues))
    case (_, .category): return names.map { .category($0) }
    case (.automatic(let wanted), .number):
      return Self.step(of: domain, count: wanted ?? count).map(numbers) ?? []
    case (.automatic(let wanted), .date):
      let unit = ChartDateUnit.fitting(domain.high - domain.low, count: wanted ?? count)
      return dates(unit.component, unit.count, calendar)
    case (.step(let step), _): return numbers(step)
    case (.calendar(let component, let count), _): return dates(component, count, calendar)
    }
  }

  private func isInside(_ place: ChartPlace) -> Bool {
    guard let number = number(place) else { return false }
    let tolerance = (domain.high - domain.low) * 1e-6
    return number >= domain.low - tolerance && number <= domain.high + tolerance
  }

  private func numbers(_ step: Double) -> [ChartPlace] {
    guard step > 0, step.isFinite, (domain.high - domain.low) / step < Double(Self.mostValues),
      abs(domain.low / step) < 1e12
    else { return [] }
    let first = (domain.low / step - 1e-6).rounded(.up)
    let last = (domain.high / step + 1e-6).rounded(.down)
    return stride(from: first, through: last, by: 1).map { index in
      // Not minus zero, which has a sign in a text.
      let value = index == 0 ? 0 : index * step
      return kind == .date ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
    }
  }

  private func dates(
    _ component: Calendar.Component, _ count: Int, _ calendar: Calendar
  ) -> [ChartPlace] {
    guard abs(domain.low) < 1e11, abs(domain.high) < 1e11 else { return [] }
    let low = Date(timeIntervalSinceReferenceDate: domain.low)
    let high = Date(timeIntervalSinceReferenceDate: domain.high)
    return ChartDateUnit.dates(
      from: low, to: high, by: component, count: max(count, 1), most: Self.mostValues, calendar
    ).map { .date($0) }
  }

  /// Returns the smallest of 1, 2, 2.5 and 5 times a power of ten of which at most `count` are in a
  /// domain. Nil: the domain has no length.
  private static func step(of domain: ChartDomain, count: Int) -> Double? {
    let least = (domain.high - domain.low) / Double(max(count, 1))
    guard least > 0, least.isFinite else { return nil }
    let power = pow(10, log10(least).rounded(.down))
    return ([1, 2, 2.5, 5, 10].first { $0 * power >= least * 0.999_999 } ?? 10) * power
  }
}

/// A step of dates.
struct ChartDateUnit {
  var component: Calendar.Component
  var count: Int
  private var seconds: Double

  private static let all: [ChartDateUnit] =
    list(.second, 1, [1, 5, 10, 15, 30]) + list(.minute, 60, [1, 5, 10, 15, 30])
    + list(.hour, 3_600, [1, 2, 3, 6, 12]) + list(.day, 86_400, [1, 2])
    + list(.weekOfYear, 604_800, [1, 2]) + list(.month, 2_629_800, [1, 2, 3, 6])
    + list(.year, 31_557_600, [1, 2, 5, 10, 20, 50, 100])

  private static func list(
    _ component: Calendar.Component, _ seconds: Double, _ counts: [Int]
  ) -> [ChartDateUnit] {
    counts.map {
      ChartDateUnit(component: component, count: $0, seconds: seconds * Double($0))
    }
  }

  /// Returns the smallest step of which at most `count` are in a span of seconds.
  static func fitting(_ span: Double, count: Int) -> ChartDateUnit {
    all.first { span / $0.seconds <= Double(max(count, 1)) } ?? all[all.count - 1]
  }

  /// Returns the multiples of a step between two dates.
  static func dates(
    from low: Date, to high: Date, by component: Calendar.Component, count: Int, most: Int,
    _ calendar: Calendar
  ) -> [Date] {
    let day = calendar.startOfDay(for: low)
    var dates: [Date] = []
    if let unit = all.first(where: { $0.component == component && $0.count == 1 }),
      unit.seconds <= 3_600
    {
      let step = unit.seconds * Double(count)
      var date = day.addingTimeInterval(
        (low.timeIntervalSince(day) / step).rounded(.up) * step)
      while date <= high, dates.count < most {
        dates.append(date)
        date += step
      }
      return dates
    }
    let start: Date?
    switch component {
    case .day: start = day
    case .month, .quarter, .year:
      start = calendar.dateInterval(of: .year, for: low)?.start
    default: start = calendar.dateInterval(of: component, for: low)?.start
    }
    guard var date = start else { return [] }
    var steps = 0
    while date <= high, dates.count < most, steps < 10_000 {
      if date >= low { dates.append(date) }
      steps += 1
      guard let next = calendar.date(byAdding: component, value: count * steps, to: start ?? date),
        next > date
      else { break }
      date = next
    }
    return dates
  }
}

/// The phone's language and calendar.
struct ChartPhone {
  let locale: Locale
  let calendar: Calendar

  init(_ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone) {
    self.locale = locale
    var calendar = calendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    self.calendar = calendar
  }

  /// Returns a format of this phone.
  func format<F: FormatStyle>(_ format: F) -> F {
    let own = format.locale(locale)
    guard var date = own as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent else {
      return own
    }
    date.timeZone = calendar.timeZone
    return date as? F ?? own
  }

  /// Returns the usual text of a value.
  /// - Parameter step: What is between two values of its axis; of dates in seconds.
  func text(of place: ChartPlace, step: Double) -> String {
    switch place {
    case .number(let number): number.formatted(format(.number))
    case .date(let date): date.formatted(format(Self.style(step)))
    case .category(let name): name
    }
  }

  private static func style(_ seconds: Double) -> Date.FormatStyle {
    switch seconds {
    case ..<59: .dateTime.hour().minute().second()
    case ..<3_599: .dateTime.hour().minute()
    case ..<82_800: .dateTime.hour()
    case ..<2_400_000: .dateTime.month(.abbreviated).day()
    case ..<31_000_000: .dateTime.month(.abbreviated)
    default: .dateTime.year()
    }
  }
}
