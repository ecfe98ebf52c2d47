import ViewArchive

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark

  init(_ name: ColorSchemeName) {
    switch name {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  var name: ColorSchemeName {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft

  var name: LayoutDirectionName {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }

public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  var value: TextContent.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  init?(name: String) {
    guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }

  /// The size stored in the fonts of an archive. Nil: the Large size.
  var typeSize: TypeSize? { self == .large ? nil : TypeSize(rawValue: "\(self)") }
}

/// The reasons why a view's content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
  public static let invalidated = Self(rawValue: 4)
}

public struct SymbolVariants: Hashable, Sendable {
  /// The suffixes appended to a symbol's name, in the order that SF Symbols uses.
  private(set) var suffixes: [String]

  public static let none = Self(suffixes: [])
  public static let circle = Self(suffixes: ["circle"])
  public static let square = Self(suffixes: ["square"])
  public static let rectangle = Self(suffixes: ["rectangle"])
  public static let fill = Self(suffixes: ["fill"])
  public static let slash = Self(suffixes: ["slash"])

  public var circle: Self { adding("circle") }
  public var square: Self { adding("square") }
  public var rectangle: Self { adding("rectangle") }
  public var fill: Self { adding("fill") }
  public var slash: Self { adding("slash") }

  private func adding(_ suffix: String) -> Self { Self(suffixes: suffixes + [suffix]) }

  /// Returns the symbol's name with the variants that it does not contain yet.
  func name(of symbol: String) -> String {
    let parts = symbol.split(separator: ".").map(String.init)
    return (parts + suffixes.filter { !parts.contains($0) }).joined(separator: ".")
  }
}

public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode { case monochrome, hierarchical, palette, multicolor }

  let mode: Mode

  public static let monochrome = Self(mode: .monochrome)
  public static let hierarchical = Self(mode: .hierarchical)
  public static let palette = Self(mode: .palette)
  public static let multicolor = Self(mode: .multicolor)
}

public struct ButtonBorderShape: Hashable, Sendable {
  enum Form: Hashable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

  let form: Form

  public static let automatic = Self(form: .automatic)
  public static let capsule = Self(form: .capsule)
  public static let circle = Self(form: .circle)
  public static let roundedRectangle = Self(form: .roundedRectangle(nil))

  public static func roundedRectangle(radius: CGFloat) -> Self {
    Self(form: .roundedRectangle(radius))
  }
}

/// Opens a URL. Has no effect while a Live Activity is drawn.
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
  }

  private let handler: (@Sendable (URL) -> Result)?

  init() { handler = nil }

  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler?(url) }
}

/// Dismisses a presentation. Has no effect: a Live Activity presents nothing.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}
