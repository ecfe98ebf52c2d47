package import ViewArchive

/// Apple's named colours as they are drawn.
package enum SystemPalette {
  /// Returns the colour and opacity of a named colour.
  package static func tint(
    _ color: SystemColor, scheme: ColorSchemeName, look: SystemLook
  ) -> Tint {
    let parts = color.components(in: scheme, of: look)
    return Tint(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Returns the default foreground of a level, `primary` (0) … `quinary` (4) (LAYOUT-21).
  package static func label(level: Int, scheme: ColorSchemeName) -> Tint {
    // Labels are the same in every version.
    func label(_ color: SystemColor) -> Tint { tint(color, scheme: scheme, look: .newest) }
    return switch level {
    case ...0: label(.label)
    case 1: label(.secondaryLabel)
    case 2: label(.tertiaryLabel)
    case 3: label(.quaternaryLabel)
    default: Tint(label(.secondaryLabel).color, alpha: 0.05)
    }
  }

  /// Returns the fill of medium shapes, such as the track of a bar (Apple's tertiary system fill).
  package static func fill(scheme: ColorSchemeName) -> Tint {
    Tint(RGB(0x767680), alpha: scheme == .dark ? 0.24 : 0.12)
  }

  /// Returns the opacity of a hierarchical level of a custom style (LAYOUT-21). Apple's table ends
  /// at `quaternary`; the level below has half of it.
  static func share(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.09
    }
  }
}
