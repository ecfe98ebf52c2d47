public import Foundation

/// A text that could be looked up in a string table; Foundation on Linux lacks it.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Codable,
  Sendable
{
  public let key: String

  public init(stringLiteral value: String) { key = value }

  public init(
    _ key: StaticString, defaultValue: String? = nil, table: String? = nil,
    comment: StaticString? = nil
  ) { self.key = defaultValue ?? "\(key)" }
}

extension String {
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}
