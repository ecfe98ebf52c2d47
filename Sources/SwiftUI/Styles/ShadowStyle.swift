import ViewArchive

/// A shadow that belongs to a shape style. Lengths in points.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self {
    Self(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self {
    Self(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  /// Inner shadows are not drawn.
  var modifier: NodeModifier {
    isInner
      ? .unsupported("ShadowStyle.inner")
      : .shadow(color.resolvedStyle, radius: radius, offset: Point(x: x, y: y))
  }
}

struct ShadowedShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle, ShadowingShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  var modifiers: [NodeModifier] {
    ((base as? any ShadowingShapeStyle)?.modifiers ?? []) + [shadow.modifier]
  }

  func value(in environment: EnvironmentValues) -> StyleValue { base.styleValue(in: environment) }
}

extension ShapeStyle {
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  nonisolated public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: ForegroundStyle(), shadow: style)
  }
}
