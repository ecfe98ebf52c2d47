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
  /// The accent colour of the surface: white in the island, blue on a card.
  case accent
  /// The surface's background.
  case background

  package static let primary = StyleValue.hierarchical(level: 0, base: nil)
  package static let secondary = StyleValue.hierarchical(level: 1, base: nil)
  package static let clear = StyleValue.color(.rgba(red: 0, green: 0, blue: 0, alpha: 0))
  package static let white = StyleValue.color(.rgba(red: 1, green: 1, blue: 1, alpha: 1))
  package static let black = StyleValue.color(.rgba(red: 0, green: 0, blue: 0, alpha: 1))
}

package indirect enum ColorValue: Codable, Hashable, Sendable {
  /// sRGB components, 0…1.
  case rgba(red: Double, green: Double, blue: Double, alpha: Double)
  case system(SystemColor)
  /// A name that no asset catalogue contains.
  case asset(String)
  /// One colour for each appearance, chosen when drawing.
  case adaptive(light: ColorValue, dark: ColorValue)
}

/// Apple's named colours; their values depend on the appearance (Human Interface Guidelines,
/// Color).
package enum SystemColor: String, Codable, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, separator
}

package enum MaterialName: String, Codable, Hashable, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar
}

package struct GradientValue: Codable, Hashable, Sendable {
  package struct Stop: Codable, Hashable, Sendable {
    package var style: StyleValue
    /// 0…1 along the gradient.
    package var location: Double

    package init(style: StyleValue, location: Double) {
      self.style = style
      self.location = location
    }
  }

  package enum Form: Codable, Hashable, Sendable {
    case linear(start: RelativePoint, end: RelativePoint)
    /// Radii in points.
    case radial(center: RelativePoint, startRadius: Double, endRadius: Double)
    case angular(center: RelativePoint, startDegrees: Double, endDegrees: Double)
    case elliptical(center: RelativePoint, startFraction: Double, endFraction: Double)
  }

  package var stops: [Stop]
  package var form: Form

  package init(stops: [Stop], form: Form) {
    self.stops = stops
    self.form = form
  }
}
