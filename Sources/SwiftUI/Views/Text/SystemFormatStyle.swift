import ViewArchive

/// The system's formats for dates that update over time. They are archived, and formatted again
/// for each frame.
public enum SystemFormatStyle: Sendable {}

/// The formats of `SystemFormatStyle`; they format with the code that draws archived texts.
public protocol _SystemDateFormat: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {
  var _locale: Locale { get }
}

extension SystemFormatStyle {
  /// Counts down to zero, or up from zero, within an interval.
  public struct Timer: ArchivedFormat, _SystemDateFormat {
    let timed: TimedText
    public private(set) var _locale = Locale(identifier: "en_US")

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ fieldCount: Int,
      _ precision: Duration
    ) {
      timed = .interval(
        start: interval.lowerBound, end: interval.upperBound, pause: nil, countsDown: countsDown,
        showsHours: showsHours,
        limits: ClockLimits(fieldCount: fieldCount, precision: precision.inSeconds))
    }

    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style._locale = locale
      return style
    }
  }

  /// Counts up from a date, with hundredths of a second.
  public struct Stopwatch: ArchivedFormat, _SystemDateFormat {
    let timed: TimedText
    public private(set) var _locale = Locale(identifier: "en_US")

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      timed = .stopwatch(
        start: startDate, showsHours: showsHours,
        limits: ClockLimits(fieldCount: maxFieldCount, precision: maxPrecision.inSeconds))
    }

    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style._locale = locale
      return style
    }
  }

  /// Formats the difference between the current date and an anchor.
  public struct DateOffset: ArchivedFormat, _SystemDateFormat {
    let timed: TimedText
    public private(set) var _locale = Locale(identifier: "en_US")

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      timed = .dateOffset(
        DateOffsetFormat(
          anchor: anchor, units: TimeSpan.Unit.units(of: allowedFields),
          fieldLimit: maxFieldCount, sign: DateOffsetFormat.Sign(sign)))
    }

    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style._locale = locale
      return style
    }
  }

  /// Formats a date relative to now, with as few fields as needed.
  public struct DateReference: ArchivedFormat, _SystemDateFormat {
    let timed: TimedText
    public private(set) var _locale = Locale(identifier: "en_US")

    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute,
      ],
      maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) {
      timed = .dateReference(
        DateReferenceFormat(
          date: date, units: TimeSpan.Unit.units(of: allowedFields), fieldLimit: maxFieldCount,
          threshold: TimeSpan.Unit.units(of: [thresholdField]).first ?? .day,
          timeZone: TimeZone.current.identifier))
    }

    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style._locale = locale
      return style
    }
  }
}

extension _SystemDateFormat {
  private var timed: TimedText? { (self as? any ArchivedFormat)?.timed }

  public func format(_ value: Date) -> AttributedString {
    let context = TimedTextContext(
      now: value, locale: _locale.identifier, timeZone: TimeZone.current.identifier)
    return AttributedString(timed?.string(in: context) ?? "")
  }

  public func discreteInput(after input: Date) -> Date? { timed?.nextChange(after: input) }

  /// Returns the last input before a date whose output differs. Searches back at most about a year.
  /// Nil: no change in that time.
  public func discreteInput(before input: Date) -> Date? {
    for span in [2.0, 120, 7_200, 172_800, 5_400_000, 34_000_000] {
      var last: Date?
      var next = timed?.nextChange(after: input.addingTimeInterval(-span))
      while let change = next, change <= input {
        last = change
        next = timed?.nextChange(after: change)
      }
      // Dates of changes are exact to the microsecond; the input must be before the change.
      if let last { return last.addingTimeInterval(-0.000_002) }
    }
    return nil
  }

  public func input(after input: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: input.secondsSince2001.nextUp)
  }

  public func input(before input: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: input.secondsSince2001.nextDown)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    .init(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> Self {
    .init(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

extension Date {
  var secondsSince2001: Double { timeIntervalSinceReferenceDate }
}

extension TimeSpan.Unit {
  static func units(of fields: Set<Date.ComponentsFormatStyle.Field>) -> Set<Self> {
    let names: [(Date.ComponentsFormatStyle.Field, Self)] = [
      (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    return Set(names.filter { fields.contains($0.0) }.map(\.1))
  }
}

extension DateOffsetFormat.Sign {
  init(_ strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) {
    if strategy == .never {
      self = .never
    } else if strategy == .always(includingZero: true) {
      self = .always
    } else if strategy == .always(includingZero: false) {
      self = .alwaysExceptZero
    } else {
      self = .automatic
    }
  }
}
