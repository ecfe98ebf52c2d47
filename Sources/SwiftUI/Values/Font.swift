public import Foundation
package import ViewArchive

/// A font: a text style or a size, and traits.
public struct Font: Hashable, Sendable {
  package var value: FontValue

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline, body, callout
    case footnote, caption, caption2

    var name: ViewArchive.TextStyle {
      switch self {
      case .extraLargeTitle: .extraLargeTitle
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  public struct Weight: Hashable, Sendable {
    let value: FontValue.Weight
    public static let ultraLight = Self(value: .ultraLight)
    public static let thin = Self(value: .thin)
    public static let light = Self(value: .light)
    public static let regular = Self(value: .regular)
    public static let medium = Self(value: .medium)
    public static let semibold = Self(value: .semibold)
    public static let bold = Self(value: .bold)
    public static let heavy = Self(value: .heavy)
    public static let black = Self(value: .black)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var value: FontValue.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  init(_ value: FontValue) { self.value = value }

  private static func style(_ style: ViewArchive.TextStyle) -> Font {
    Font(FontValue(size: .style(style)))
  }

  public static let extraLargeTitle = style(.extraLargeTitle)
  public static let largeTitle = style(.largeTitle)
  public static let title = style(.title)
  public static let title2 = style(.title2)
  public static let title3 = style(.title3)
  public static let headline = style(.headline)
  public static let subheadline = style(.subheadline)
  public static let body = style(.body)
  public static let callout = style(.callout)
  public static let footnote = style(.footnote)
  public static let caption = style(.caption)
  public static let caption2 = style(.caption2)

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      FontValue(
        size: .points(Double(size)), weight: weight?.value, design: design?.value ?? .default))
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      FontValue(
        size: .style(style.name), weight: weight?.value, design: design?.value ?? .default))
  }

  /// The size counts; a terminal has one family.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    system(size: fixedSize)
  }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { system(size: size) }

  private func with(_ change: (inout FontValue) -> Void) -> Font {
    var copy = self
    change(&copy.value)
    return copy
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight.value } }
  public func bold() -> Font { with { $0.weight = .bold } }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }
}
