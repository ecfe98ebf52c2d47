import ViewArchive

/// A UIKit font: a size, a weight and a name.
open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked: immutable.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Self(-0.8)
    public static let thin = Self(-0.6)
    public static let light = Self(-0.4)
    public static let regular = Self(0)
    public static let medium = Self(0.23)
    public static let semibold = Self(0.3)
    public static let bold = Self(0.4)
    public static let heavy = Self(0.56)
    public static let black = Self(0.62)

    var weight: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.1): .light
      case ..<0.1: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.5: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")

    /// The point size at the Large text size (Human Interface Guidelines, Typography).
    var pointSize: CGFloat {
      switch rawValue {
      case "largeTitle": 34
      case "title1": 28
      case "title2": 22
      case "title3": 20
      case "callout": 16
      case "subheadline": 15
      case "footnote": 13
      case "caption1": 12
      case "caption2": 11
      default: 17
      }
    }
  }

  public let pointSize: CGFloat
  public let fontName: String
  let weight: Weight
  let design: Font.Design

  init(size: CGFloat, weight: Weight, name: String = ".SFUI", design: Font.Design = .default) {
    pointSize = size
    self.weight = weight
    fontName = name
    self.design = design
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, weight: .regular, name: fontName)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight,
      design: descriptor.design)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospaced)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var labelFontSize: CGFloat { 17 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var familyNames: [String] { [] }
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, name: fontName, design: design)
  }

  /// Metrics of the system font, scaled to the point size.
  open var lineHeight: CGFloat { pointSize * (FontValue.ascent + FontValue.descent) }
  open var ascender: CGFloat { pointSize * 0.952 }
  open var descender: CGFloat { pointSize * -0.241 }
  open var capHeight: CGFloat { pointSize * 0.705 }
  open var xHeight: CGFloat { pointSize * 0.526 }
  open var leading: CGFloat { 0 }
  open var familyName: String { fontName }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design)
  }
}

/// A description of the font to create.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitExpanded = Self(rawValue: 32)
    public static let traitCondensed = Self(rawValue: 64)
    public static let traitMonoSpace = Self(rawValue: 1024)
  }

  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// Returns the font with a new size. Other attributes are ignored: the terminal's font has no
  /// variable axes, features or families.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let size = (attributes[.size] as? NSNumber)?.doubleValue
    return UIFontDescriptor(
      pointSize: size.map { CGFloat($0) } ?? pointSize, weight: weight, design: design)
  }

  public func withSize(_ pointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design)
  }

  public let pointSize: CGFloat
  let weight: UIFont.Weight
  let design: Font.Design

  init(pointSize: CGFloat, weight: UIFont.Weight, design: Font.Design) {
    self.pointSize = pointSize
    self.weight = weight
    self.design = design
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let other: Font.Design =
      switch design {
      case .default: .default
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    return UIFontDescriptor(pointSize: pointSize, weight: weight, design: other)
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      pointSize: pointSize, weight: symbolicTraits.contains(.traitBold) ? .semibold : weight,
      design: design)
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}

extension Font {
  /// Creates a font from a UIKit font; a font with a name of its own becomes a custom font.
  public init(_ font: UIFont) {
    self =
      font.fontName.hasPrefix(".")
      ? .system(size: font.pointSize, weight: font.weight.weight, design: font.design)
      : .custom(font.fontName, size: font.pointSize)
  }
}

/// Scales a font size with Dynamic Type. Text is drawn at the Large size, which changes nothing.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
