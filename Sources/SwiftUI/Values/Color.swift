public import Foundation
package import ViewArchive

/// A colour, by components or by name.
public struct Color: ShapeStyle, Hashable, View, PrimitiveView {
  public typealias Body = Never

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  nonisolated let value: StyleValue

  nonisolated init(style: StyleValue) { value = style }

  nonisolated package var resolvedStyle: StyleValue { value }

  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    value = .color(.rgba(red: red, green: green, blue: blue, alpha: opacity))
  }

  nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  {
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour of the asset catalogue.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { value = .color(.asset(name)) }

  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(style: .opacity(value, opacity))
  }

  /// The standard gradient of this colour: a little lighter at the top.
  nonisolated public var gradient: AnyGradient { AnyGradient(color: self) }

  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(value)
  }

  package func lower(in context: LoweringContext) -> [ViewNode] { [ViewNode(.style(value))] }

  nonisolated private static func system(_ color: SystemColor) -> Color {
    Color(style: .color(.system(color)))
  }

  nonisolated public static let red = system(.red)
  nonisolated public static let orange = system(.orange)
  nonisolated public static let yellow = system(.yellow)
  nonisolated public static let green = system(.green)
  nonisolated public static let mint = system(.mint)
  nonisolated public static let teal = system(.teal)
  nonisolated public static let cyan = system(.cyan)
  nonisolated public static let blue = system(.blue)
  nonisolated public static let indigo = system(.indigo)
  nonisolated public static let purple = system(.purple)
  nonisolated public static let pink = system(.pink)
  nonisolated public static let brown = system(.brown)
  nonisolated public static let gray = system(.gray)
  nonisolated public static let white = Color(style: .white)
  nonisolated public static let black = Color(style: .black)
  nonisolated public static let clear = Color(style: .clear)
  nonisolated public static let primary = Color(style: .primary)
  nonisolated public static let secondary = Color(style: .secondary)
  nonisolated public static let accentColor = Color(style: .accent)
}

extension ShapeStyle where Self == Color {
  nonisolated public static var red: Color { .red }
  nonisolated public static var orange: Color { .orange }
  nonisolated public static var yellow: Color { .yellow }
  nonisolated public static var green: Color { .green }
  nonisolated public static var mint: Color { .mint }
  nonisolated public static var teal: Color { .teal }
  nonisolated public static var cyan: Color { .cyan }
  nonisolated public static var blue: Color { .blue }
  nonisolated public static var indigo: Color { .indigo }
  nonisolated public static var purple: Color { .purple }
  nonisolated public static var pink: Color { .pink }
  nonisolated public static var brown: Color { .brown }
  nonisolated public static var gray: Color { .gray }
  nonisolated public static var white: Color { .white }
  nonisolated public static var black: Color { .black }
  nonisolated public static var clear: Color { .clear }
}
