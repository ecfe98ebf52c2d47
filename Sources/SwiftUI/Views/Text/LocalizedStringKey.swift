/// The text of a literal, with its interpolations and Markdown. It is looked up in the app's string
/// tables when it is shown; a key that is in no table is shown itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The value of an interpolation.
  enum Argument: Sendable {
    case string(String)
    /// Formatted when the text is lowered, because the result depends on the locale.
    case formatted(@Sendable (EnvironmentValues) -> AttributedString)
    case text(Text)
  }

  /// Marks an argument in the format: U+FFFC, the object replacement character.
  static let placeholder: Character = "\u{FFFC}"

  /// The literal with a placeholder for each interpolation.
  let format: String
  let arguments: [Argument]
  /// The values of numeric arguments, by which plural forms are selected. Nil: not a number.
  private let numbers: [Double?]
  /// The name of the string table. Nil: `Localizable`.
  private var table: String?
  private var bundle: Bundle?
  /// The key in string tables: the literal with a format specifier for each interpolation, such as
  /// `Ends in %lld min`.
  package let key: String

  public init(_ value: String) {
    format = value
    arguments = []
    numbers = []
    key = value
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    arguments = stringInterpolation.arguments
    numbers = stringInterpolation.numbers
    key = stringInterpolation.key
  }

  /// Returns the key for another string table or bundle.
  func inTable(_ table: String?, of bundle: Bundle?) -> LocalizedStringKey {
    var key = self
    key.table = table
    key.bundle = bundle
    return key
  }

  /// Returns the format and its arguments, translated for a locale.
  func translated(for locale: Locale) -> (format: String, arguments: [Argument]) {
    let (format, arguments) = once(for: locale)
    guard DoubleLength.doubles(key) else { return (format, arguments) }
    return ("\(format) \(format)", arguments + arguments)
  }

  private func once(for locale: Locale) -> (format: String, arguments: [Argument]) {
    let strings = StringTable.of(AppBundle.resolved(bundle), named: table)
    guard let translation = strings.translation(of: key, for: locale) else {
      return (format, arguments)
    }
    var result = (format: "", arguments: [Argument]())
    for part in translation.parts(numbers: numbers) {
      switch part {
      case .literal(let text): result.format += text
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else {
          result.format += "%" + specifier
          continue
        }
        result.format.append(Self.placeholder)
        result.arguments.append(arguments[index])
      }
    }
    return result
  }

  public static func == (left: Self, right: Self) -> Bool { Text(left) == Text(right) }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var format = ""
    var arguments: [Argument] = []
    var numbers: [Double?] = []
    var key = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      format += literal
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(
      _ argument: Argument, specifier: String = "%@", number: Double? = nil
    ) {
      format.append(LocalizedStringKey.placeholder)
      arguments.append(argument)
      numbers.append(number)
      key += specifier
    }

    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    public mutating func appendInterpolation(_ string: Substring) {
      append(.string(String(string)))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    )
    where
      Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String,
      Format: Sendable
    {
      append(.formatted { AttributedString(format.adapted(to: $0).format(input)) })
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    )
    where
      Format.FormatInput: Equatable & Sendable, Format.FormatOutput == AttributedString,
      Format: Sendable
    {
      append(.formatted { format.adapted(to: $0).format(input) })
    }

    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      append(number: value, specifier: value._specifier)
    }

    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      append(number: value, specifier: specifier)
    }

    private mutating func append<Value: _FormatSpecifiable>(number value: Value, specifier: String)
    {
      let plain = String(format: specifier, value._arg)
      append(
        .formatted { AttributedString(NumberGrouping.apply(to: plain, locale: $0.locale)) },
        specifier: specifier, number: Self.number(value._arg))
    }

    private static func number(_ value: any CVarArg) -> Double? {
      switch value {
      case let value as any BinaryInteger: Double(value)
      case let value as Double: value
      default: nil
      }
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.formatted { AttributedString(resource.text(for: $0.locale)) })
    }

    public mutating func appendInterpolation(_ string: AttributedString) {
      append(.text(Text(string)))
    }
  }
}

/// A number that can be interpolated into a literal.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%lf" }
}
