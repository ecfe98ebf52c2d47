public import Foundation

extension PersonNameComponents {
  /// Formats a name as the formatter of Foundation does.
  public struct FormatStyle: Foundation.FormatStyle {
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

    public var style: Style

    public init(style: Style = .medium) { self.style = style }

    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium:
        return [value.givenName, value.familyName].compactMap(\.self).joined(separator: " ")
      case .long:
        return [
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
        ].compactMap(\.self).joined(separator: " ")
      case .abbreviated:
        return [value.givenName, value.familyName].compactMap { $0?.first.map(String.init) }
          .joined()
      }
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension URL {
  /// Formats an address as it is.
  public struct FormatStyle: Foundation.FormatStyle {
    public init() {}

    public func format(_ value: URL) -> String { value.absoluteString }
  }

  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { Self() }
}
