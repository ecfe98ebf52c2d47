/// What else is said of a field: `.required`, or its key where that is not the property's name.
public struct FieldOption: Hashable, Sendable, ExpressibleByStringLiteral {
  var key: String?

  /// The script has to pass it.
  public static let required = FieldOption(key: nil)

  public static func keyed(_ key: String) -> FieldOption { FieldOption(key: key) }

  public init(stringLiteral key: String) { self.key = key }

  private init(key: String?) { self.key = key }
}
