package import ViewArchive

/// A typeface and its traits.
public struct Font: Hashable, Sendable {
  package let value: FontValue
  /// The names of requested features that cannot be drawn.
  let unsupportedNames: [String]

  init(_ value: FontValue, unsupportedNames: [String] = []) {
    self.value = value
    self.unsupportedNames = unsupportedNames
  }

  init(_ style: ViewArchive.TextStyle) { self.init(FontValue(size: .style(style))) }

  private func with(_ change: (inout FontValue) -> Void) -> Font {
    var value = value
    change(&value)
    return Font(value, unsupportedNames: unsupportedNames)
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline
    case subheadline, body, callout, footnote, caption, caption2

    var style: ViewArchive.TextStyle {
      switch self {
      case .extraLargeTitle2, .extraLargeTitle: .extraLargeTitle
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

  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Self(-0.3)
    public static let condensed = Self(-0.2)
    public static let standard = Self(0)
    public static let expanded = Self(0.2)
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

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    /// Points that are added to the distance of lines (LAYOUT-24).
    var points: Double? {
      switch self {
      case .standard: nil
      case .tight: -2
      case .loose: 2
      }
    }
  }
}

extension Font {
  public static let extraLargeTitle = Font(.extraLargeTitle)
  public static let extraLargeTitle2 = Font(.extraLargeTitle)
  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      FontValue(
        size: .points(size), weight: weight?.value, design: design?.value ?? .default))
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      FontValue(
        size: .style(style.style), weight: weight?.value, design: design?.value ?? .default))
  }

  /// Creates a font of the widget's bundle; the system's, as on iOS, where there is none. Cells have
  /// its size alone.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var value = FontValue(size: .points(size))
    let library = FontLibrary.current
    value.face = library.face(named: name)
    let problem = value.face == nil ? library.problem(of: name) : nil
    return Font(value, unsupportedNames: [problem].compactMap(\.self))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// Returns the font at a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font {
    with {
      if case .points(let points) = $0.size {
        $0.size = .points(points * factor)
      } else {
        $0.share = ($0.share ?? 1) * factor
      }
    }
  }

  public func italic() -> Font { with { $0.isItalic = true } }
  public func bold() -> Font { with { $0.weight = .emphasized } }
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight.value } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { with { $0.smallCaps = .all } }
  public func lowercaseSmallCaps() -> Font {
    with { $0.smallCaps = $0.smallCaps == nil ? .lower : .all }
  }
  public func uppercaseSmallCaps() -> Font {
    with { $0.smallCaps = $0.smallCaps == nil ? .upper : .all }
  }
  public func width(_ width: Width) -> Font {
    with { $0.width = width == .standard ? nil : Double(width.value) }
  }
  public func leading(_ leading: Leading) -> Font { with { $0.extraLeading = leading.points } }
}
