/// A fill or stroke style, by name where it has one; the rasterizer resolves it for the appearance
/// and theme.
package indirect enum StyleValue: Codable, Hashable, Sendable {
  case color(ColorValue)
  /// `primary` (0) … `quinary` (4) of `base`. Nil: of the default foreground.
  case hierarchical(level: Int, base: StyleValue?)
  case gradient(GradientValue)
  case material(MaterialName)
  /// Multiplies the style's own opacity, 0…1.
  case opacity(StyleValue, Double)
  /// The accent colour of the surface: blue.
  case accent
  /// The surface's background.
  case background
  /// One style for each appearance, chosen when drawing.
  case adaptive(light: StyleValue, dark: StyleValue)

  package static let primary = StyleValue.hierarchical(level: 0, base: nil)
  package static let secondary = StyleValue.hierarchical(level: 1, base: nil)
  package static let clear = StyleValue.color(.rgba(red: 0, green: 0, blue: 0, alpha: 0))
  package static let white = StyleValue.color(.rgba(red: 1, green: 1, blue: 1, alpha: 1))
  package static let black = StyleValue.color(.rgba(red: 0, green: 0, blue: 0, alpha: 1))

  /// Returns the style for one appearance where this one has two.
  package func adapted(to scheme: ColorSchemeName) -> StyleValue {
    guard case .adaptive(let light, let dark) = self else { return self }
    return (scheme == .dark ? dark : light).adapted(to: scheme)
  }

  /// Returns `light` in the light appearance and `dark` in the dark one, however many appearances
  /// each of them has.
  package static func adapting(light: StyleValue, dark: StyleValue) -> StyleValue {
    let (light, dark) = (light.adapted(to: .light), dark.adapted(to: .dark))
    return light == dark ? light : .adaptive(light: light, dark: dark)
  }
}
