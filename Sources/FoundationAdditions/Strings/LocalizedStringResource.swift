/// A text that is looked up when it is shown, in the app's string tables and the device's language.
/// A key that is in no table is shown itself, with its interpolations filled in.
public struct LocalizedStringResource: Equatable, Codable, Sendable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// The bundle of the string table. Only the app's own is read.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public let key: String
  public let table: String?
  public var locale: Locale
  /// The text that is shown if no table contains the key.
  private let fallback: String
  private let arguments: [Argument]

  /// The value of an interpolation.
  struct Argument: Equatable, Codable, Sendable {
    var text: String
    var specifier: String
    /// The value as a number. Nil: not a number.
    var number: Double?

    /// Formats the value for a specifier of a translation, which may request other digits than the
    /// source.
    func written(as wanted: String) -> String {
      guard let number, wanted != specifier, let conversion = wanted.last else { return text }
      if "diu".contains(conversion), let whole = Int64(exactly: number.rounded()) {
        return String(format: "%" + wanted, whole)
      }
      return "fFeEgG".contains(conversion) ? String(format: "%" + wanted, number) : text
    }
  }

  public var localizedStringResource: LocalizedStringResource { self }

  public init(stringLiteral value: String) {
    self.init(key: value, fallback: value, arguments: [], table: nil)
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.key, fallback: stringInterpolation.text,
      arguments: stringInterpolation.arguments, table: nil)
  }

  public init(
    _ keyAndValue: LocalizedStringResource, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, fallback: keyAndValue.fallback, arguments: keyAndValue.arguments,
      table: table, locale: locale)
  }

  public init(
    _ key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", fallback: defaultValue.fallback, arguments: defaultValue.arguments,
      table: table, locale: locale)
  }

  /// What `String.LocalizationValue` has, for a key that is not a literal.
  @_disfavoredOverload
  public init(_ value: String) { self.init(stringLiteral: value) }

  private init(
    key: String, fallback: String, arguments: [Argument], table: String?,
    locale: Locale = .current
  ) {
    self.key = key
    self.fallback = fallback
    self.arguments = arguments
    self.table = table
    self.locale = locale
  }

  /// The text in the device's language.
  package var text: String { text(for: AppBundle.locale) }

  package func text(
    for locale: Locale, table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    DoubleLength.text(translated(for: locale, table: table, bundle: bundle), of: key)
  }

  private func translated(for locale: Locale, table: String?, bundle: Bundle?) -> String {
    let strings = StringTable.of(AppBundle.resolved(bundle), named: table ?? self.table)
    guard let translation = strings.translation(of: key, for: locale) else { return fallback }
    return translation.parts(numbers: arguments.map(\.number)).map { part in
      switch part {
      case .literal(let text): text
      case .argument(let index, let specifier):
        arguments.indices.contains(index)
          ? arguments[index].written(as: specifier) : "%" + specifier
      }
    }.joined()
  }

  /// Builds the key and the text of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    /// The literal with a specifier for each interpolation.
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(
      _ argument: String, specifier: String = "%@", number: Double? = nil
    ) {
      text += argument
      key += specifier
      arguments.append(
        Argument(text: argument, specifier: String(specifier.dropFirst()), number: number))
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)", specifier: Self.specifier(for: value), number: Self.number(value))
    }

    private static func number(_ value: Any) -> Double? {
      switch value {
      case let value as any BinaryInteger: Double(value)
      case let value as any BinaryFloatingPoint: Double(value)
      default: nil
      }
    }

    private static func specifier(for value: Any) -> String {
      switch value {
      case is Int, is Int64: "%lld"
      case is Int32, is Int16, is Int8: "%d"
      case is UInt, is UInt64: "%llu"
      case is UInt32, is UInt16, is UInt8: "%u"
      case is Double: "%lf"
      case is Float: "%f"
      default: "%@"
      }
    }

    /// Stands for a value that is not known yet, as in the format for a number of entities.
    public enum Placeholder: Sendable { case int, uint, float, double, object }

    public mutating func appendInterpolation(placeholder: Placeholder) {
      let specifier =
        switch placeholder {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      append(specifier, specifier: specifier)
    }

    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value), specifier: specifier, number: Self.number(value))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(resource.text)
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      append(format.format(input))
    }

    public mutating func appendInterpolation(_ subject: Any, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "")
    }
  }
}

extension String {
  public typealias LocalizationValue = LocalizedStringResource

  public init(localized resource: LocalizedStringResource) { self = resource.text }

  public init(
    localized keyAndValue: LocalizedStringResource, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(for: AppBundle.locale, table: table, bundle: bundle)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(key, defaultValue: defaultValue)
      .text(for: AppBundle.locale, table: table, bundle: bundle)
  }
}
