/// A text that is looked up when it is shown. Nothing is translated here: the text is the one that
/// stands in the source, with its interpolations filled in.
public struct LocalizedStringResource: Equatable, Codable, Sendable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// Where a table of translations lies; kept, but never opened.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public let key: String
  public let table: String?
  public var locale: Locale
  /// What is shown.
  package let text: String

  public var localizedStringResource: LocalizedStringResource { self }

  public init(stringLiteral value: String) { self.init(key: value, text: value, table: nil) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, text: stringInterpolation.text, table: nil)
  }

  public init(
    _ keyAndValue: LocalizedStringResource, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, text: keyAndValue.text, table: table, locale: locale)
  }

  public init(
    _ key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", text: defaultValue.text, table: table, locale: locale)
  }

  private init(key: String, text: String, table: String?, locale: Locale = .current) {
    self.key = key
    self.text = text
    self.table = table
    self.locale = locale
  }

  /// Gathers the text of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    /// The literal with a specifier for each interpolation.
    var key = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ argument: String, specifier: String = "%@") {
      text += argument
      key += specifier
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)", specifier: Self.specifier(for: value))
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

    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value), specifier: specifier)
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

/// A value that has a name to show.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  public typealias LocalizationValue = LocalizedStringResource

  public init(localized resource: LocalizedStringResource) { self = resource.text }

  public init(
    localized keyAndValue: LocalizedStringResource, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  public init(
    localized key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }
}
