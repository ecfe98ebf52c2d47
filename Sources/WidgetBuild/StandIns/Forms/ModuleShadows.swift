/// Declarations that a widget's module gets beside its sources: names of Foundation's whose result
/// depends on the phone's locale or on the widget's bundle, which Foundation on Linux does not know,
/// and `#Predicate`. In its own module they take precedence over Foundation's. They are public, since
/// sources of packages use them in public declarations. What they use is in FoundationAdditions.
enum ModuleShadows {
  /// Returns the source without the names that the widget's sources declare themselves.
  static func source(besides declared: DeclaredNames) -> String {
    var parts = ["import Foundation", "import SwiftUI"]
    for name in formatters where !declared.types.contains(name) {
      parts.append("public typealias \(name) = _Device\(name)")
    }
    for type in ["Locale", "Calendar"] {
      for name in ["current", "autoupdatingCurrent"]
      where !declared.extensionMembers.contains("\(type).\(name)") {
        parts.append(
          "extension Foundation.\(type) { nonisolated public static var \(name): Self { ._device } }"
        )
      }
    }
    parts += ofTheBundle.filter {
      !declared.functions.contains($0.name)
        && !declared.extensionMembers.contains("\($0.type).\($0.name)")
    }.map(\.source)
    parts.append(predicate)
    parts += formatted.filter { !declared.extensionMembers.contains("\($0.type).formatted") }
      .map(\.source)
    return parts.joined(separator: "\n") + "\n"
  }

  /// On Linux the main bundle is the executable's folder, which lacks the widget's resources, and
  /// Foundation reads no string catalogues and knows no plural forms.
  private static let ofTheBundle: [(type: String, name: String, source: String)] = [
    (
      "Bundle", "main",
      "extension Foundation.Bundle { nonisolated public static var main: Foundation.Bundle { _own } }"
    ),
    (
      "", "NSLocalizedString",
      """
      nonisolated public func NSLocalizedString(
        _ key: Swift.String, tableName: Swift.String? = nil, bundle: Foundation.Bundle = .main,
        value: Swift.String = "", comment: Swift.String
      ) -> Swift.String {
        _localizedString(key, tableName: tableName, bundle: bundle, value: value, comment: comment)
      }
      """
    ),
    (
      "String", "localizedStringWithFormat",
      """
      extension Swift.String {
        nonisolated public static func localizedStringWithFormat(
          _ format: Swift.String, _ arguments: any Swift.CVarArg...
        ) -> Swift.String { _localizedStringWithFormat(format, arguments) }
      }
      """
    ),
  ]

  /// Foundation's macro builds an expression tree for a database, which takes the compiler minutes to
  /// type-check; here no database reads it.
  private static let predicate = """
    @freestanding(expression)
    public macro Predicate<each Input>(
      _ body: (repeat each Input) -> Swift.Bool
    ) -> Foundation.Predicate<repeat each Input> =
      #externalMacro(module: "PreviewMacros", type: "PredicateMacro")
    """

  private static let formatters = [
    "DateFormatter", "NumberFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter",
  ]

  private static let formatted: [(type: String, source: String)] = [
    (
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
      """
    ),
    (
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
      """
    ),
    ("BinaryInteger", number("BinaryInteger", style: "IntegerFormatStyle")),
    ("BinaryFloatingPoint", number("BinaryFloatingPoint", style: "FloatingPointFormatStyle")),
    (
      "Decimal",
      """
      extension Foundation.Decimal {
        nonisolated public func formatted() -> String {
          Foundation.Decimal.FormatStyle()._onDevice.format(self)
        }
        nonisolated public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
        where Self == S.FormatInput { format._onDevice.format(self) }
      }
      """
    ),
    (
      "Duration",
      """
      extension Swift.Duration {
        nonisolated public func formatted() -> String {
          Swift.Duration.TimeFormatStyle(pattern: .hourMinuteSecond)._onDevice.format(self)
        }
        nonisolated public func formatted<S: Foundation.FormatStyle>(_ v: S) -> S.FormatOutput
        where S.FormatInput == Self { v._onDevice.format(self) }
      }
      """
    ),
    (
      "Sequence",
      """
      extension Swift.Sequence {
        nonisolated public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Self { style._onDevice.format(self) }
      }
      extension Swift.Sequence where Element == String {
        nonisolated public func formatted() -> String { formatted(.list(type: .and)) }
      }
      """
    ),
  ]

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
