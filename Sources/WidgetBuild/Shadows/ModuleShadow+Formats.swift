/// Formats without a locale of their own.
extension ModuleShadow {
  static let formats: [ModuleShadow] = [
    format(
      "Date",
      """
      extension Foundation.Date {
        nonisolated public func formatted() -> String { formatted(date: .numeric, time: .shortened) }
        nonisolated public func formatted(
          date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle
        ) -> String { Foundation.Date.FormatStyle(date: date, time: time)._onDevice.format(self) }
        nonisolated public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
        where F.FormatInput == Foundation.Date { format._onDevice.format(self) }
      }
      """),
    format(
      "Range",
      """
      extension Swift.Range where Bound == Foundation.Date {
        nonisolated public func formatted() -> String {
          Foundation.Date.IntervalFormatStyle()._onDevice.format(self)
        }
        nonisolated public func formatted(
          date: Foundation.Date.IntervalFormatStyle.DateStyle,
          time: Foundation.Date.IntervalFormatStyle.TimeStyle
        ) -> String {
          Foundation.Date.IntervalFormatStyle(date: date, time: time)._onDevice.format(self)
        }
        nonisolated public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Swift.Range<Foundation.Date> { style._onDevice.format(self) }
      }
      """),
    format("BinaryInteger", number("BinaryInteger", style: "IntegerFormatStyle")),
    format("BinaryFloatingPoint", number("BinaryFloatingPoint", style: "FloatingPointFormatStyle")),
    format(
      "Decimal",
      """
      extension Foundation.Decimal {
        nonisolated public func formatted() -> String {
          Foundation.Decimal.FormatStyle()._onDevice.format(self)
        }
        nonisolated public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
        where Self == S.FormatInput { format._onDevice.format(self) }
      }
      """),
    format(
      "Duration",
      """
      extension Swift.Duration {
        nonisolated public func formatted() -> String {
          Swift.Duration.TimeFormatStyle(pattern: .hourMinuteSecond)._onDevice.format(self)
        }
        nonisolated public func formatted<S: Foundation.FormatStyle>(_ v: S) -> S.FormatOutput
        where S.FormatInput == Self { v._onDevice.format(self) }
      }
      """),
    format(
      "Sequence",
      """
      extension Swift.Sequence {
        nonisolated public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Self { style._onDevice.format(self) }
      }
      extension Swift.Sequence where Element == String {
        nonisolated public func formatted() -> String { formatted(.list(type: .and)) }
      }
      """),
  ]

  private static func format(_ type: String, _ declaration: String) -> ModuleShadow {
    ModuleShadow(
      names: [.member(of: type, "formatted")],
      why: "Foundation on Linux formats in the locale en_001, a phone in its own",
      declaration: declaration)
  }

  private static func number(_ type: String, style: String) -> String {
    """
    extension Swift.\(type) {
      nonisolated public func formatted() -> String {
        Foundation.\(style)<Self>()._onDevice.format(self)
      }
      nonisolated public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
      where Self == S.FormatInput { format._onDevice.format(self) }
      nonisolated public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
      where S.FormatInput: Swift.\(type) { format._onDevice.format(S.FormatInput(self)) }
    }
    """
  }
}
