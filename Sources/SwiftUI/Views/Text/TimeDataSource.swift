import ViewArchive

/// A value that changes over time, for texts that update with it.
public struct TimeDataSource<Value>: Sendable {
  enum Kind: Sendable { case currentDate, other }

  let kind: Kind
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { .init(kind: .currentDate) }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init(kind: .other)
  }

  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init(kind: .other)
  }
}

extension TimeDataSource where Value == Duration {
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    .init(kind: .other)
  }
}

extension Text {
  public init<Value, Format: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Value == Format.FormatInput, Format.FormatOutput == AttributedString {
    self.init(Self.content(of: source, format: format))
  }

  public init<Value, Format: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(Self.content(of: source, format: format))
  }

  @_disfavoredOverload
  public init<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(Self.content(of: source, format: format))
  }

  /// Returns the content for a format. Only the system's formats can be archived
  /// (TIME-14); for others a placeholder with the format's name is shown.
  private static func content<Value>(
    of source: TimeDataSource<Value>, format: Any
  ) -> Piece.Content {
    switch source.kind {
    case .currentDate:
      if let format = format as? any ArchivedFormat { return .timed(format.timed) }
      if let format = format as? Date.FormatStyle { return .currentDate(format) }
    case .other: break
    }
    return .unsupported("\(type(of: format))")
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<Value, Format: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Value == Format.FormatInput, Format.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }

  public mutating func appendInterpolation<Value, Format: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}
