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

  package static let primary = StyleValue.hierarchical(level: 0, base: nil)
  package static let secondary = StyleValue.hierarchical(level: 1, base: nil)
  package static let clear = StyleValue.color(.rgba(red: 0, green: 0, blue: 0, alpha: 0))
  package static let white = StyleValue.color(.rgba(red: 1, green: 1, blue: 1, alpha: 1))
  package static let black = StyleValue.color(.rgba(red: 0, green: 0, blue: 0, alpha: 1))
}
