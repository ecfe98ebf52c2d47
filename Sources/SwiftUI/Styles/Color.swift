package import ViewArchive

/// A colour, by name or by components; light or dark appearance is applied when it is drawn.
public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  package let resolvedStyle: StyleValue

  nonisolated package init(style: StyleValue) { resolvedStyle = style }

  /// Creates a colour from components, 0…1. Wide-gamut components are treated as sRGB; linear ones
  /// are converted.
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let convert = colorSpace == .sRGBLinear ? Self.encoded : { $0 }
    self.init(
      style: .color(
        .rgba(red: convert(red), green: convert(green), blue: convert(blue), alpha: opacity)))
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

  nonisolated private static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(style: resolvedStyle.faded(to: opacity))
  }

  /// The colour itself as a gradient. On iOS the start is slightly lighter, by an amount that
  /// depends on the appearance, which is not known before drawing.
  nonisolated public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color: PrimitiveShapeStyle {
  package func value(in environment: EnvironmentValues) -> StyleValue { resolvedStyle }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.style(resolvedStyle))]
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
