package import ViewArchive

/// A colour, by name or by components; light or dark appearance is applied when it is drawn.
public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  package let resolvedStyle: StyleValue

  nonisolated package init(style: StyleValue) { resolvedStyle = style }

  /// Creates a colour from components, 0…1, which are converted to sRGB; those of a colour that
  /// sRGB has not lie outside 0…1, and are cut when it is drawn.
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let parts =
      switch colorSpace {
      case .sRGB: (red, green, blue)
      case .sRGBLinear: (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
      case .displayP3: Self.fromDisplayP3(red, green, blue)
      }
    self.init(style: .color(.rgba(red: parts.0, green: parts.1, blue: parts.2, alpha: opacity)))
  }

  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    // Standard HSB conversion. The offset selects the channel: red 5, green 3, blue 1. The hue in
    // sextants of the colour wheel is `hue * 6`.
    func channel(_ offset: Double) -> Double {
      let sextant = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sextant, 4 - sextant, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Applies sRGB's transfer function (IEC 61966-2-1), which is odd beyond 0…1 as in the extended
  /// colour spaces.
  nonisolated private static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let value = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }

  nonisolated private static func decoded(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  /// Converts from Display P3, which has sRGB's white and transfer function, by the primaries of the
  /// two (SMPTE EG 432-1, ITU-R BT.709).
  nonisolated private static func fromDisplayP3(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    // Greys are the same, without an error of rounding.
    if red == green, green == blue { return (red, green, blue) }
    let (red, green, blue) = (decoded(red), decoded(green), decoded(blue))
    return (
      encoded(1.22494018 * red - 0.22494018 * green),
      encoded(-0.04205695 * red + 1.04205695 * green),
      encoded(-0.01963755 * red - 0.07863605 * green + 1.0982736 * blue)
    )
  }

  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(style: resolvedStyle.faded(to: opacity))
  }

  /// The colour itself as a gradient. On iOS the start is slightly lighter, by an amount that
  /// depends on the appearance, which is not known before drawing.
  nonisolated public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color: PrimitiveShapeStyle {
  package func value(in environment: EnvironmentValues) -> StyleValue {
    resolvedStyle.accented(with: environment.accent)
  }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.style(value(in: context.environment)))]
  }
}

extension Color {
  nonisolated init(_ color: SystemColor) { self.init(style: .color(.system(color))) }

  public static let red = Color(SystemColor.red)
  public static let orange = Color(SystemColor.orange)
  public static let yellow = Color(SystemColor.yellow)
  public static let green = Color(SystemColor.green)
  public static let mint = Color(SystemColor.mint)
  public static let teal = Color(SystemColor.teal)
  public static let cyan = Color(SystemColor.cyan)
  public static let blue = Color(SystemColor.blue)
  public static let indigo = Color(SystemColor.indigo)
  public static let purple = Color(SystemColor.purple)
  public static let pink = Color(SystemColor.pink)
  public static let brown = Color(SystemColor.brown)
  public static let gray = Color(SystemColor.gray)
  public static let white = Color(style: .white)
  public static let black = Color(style: .black)
  public static let clear = Color(style: .clear)
  public static let primary = Color(style: .primary)
  public static let secondary = Color(style: .secondary)
  public static let accentColor = Color(style: .accent)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(SystemColor.red) }
  public static var orange: Color { .init(SystemColor.orange) }
  public static var yellow: Color { .init(SystemColor.yellow) }
  public static var green: Color { .init(SystemColor.green) }
  public static var mint: Color { .init(SystemColor.mint) }
  public static var teal: Color { .init(SystemColor.teal) }
  public static var cyan: Color { .init(SystemColor.cyan) }
  public static var blue: Color { .init(SystemColor.blue) }
  public static var indigo: Color { .init(SystemColor.indigo) }
  public static var purple: Color { .init(SystemColor.purple) }
  public static var pink: Color { .init(SystemColor.pink) }
  public static var brown: Color { .init(SystemColor.brown) }
  public static var gray: Color { .init(SystemColor.gray) }
  public static var white: Color { .init(style: .white) }
  public static var black: Color { .init(style: .black) }
  public static var clear: Color { .init(style: .clear) }
}
