package import ViewArchive

/// Apple's named colours as of iOS 26 (LAYOUT-20).
package enum SystemPalette {
  /// Returns the colour and opacity of a named colour.
  package static func tint(_ color: SystemColor, scheme: ColorSchemeName) -> Tint {
    let (light, dark) = values(of: color)
    return scheme == .light ? light : dark
  }

  /// Returns the default foreground of a level, `primary` (0) … `quinary` (4).
  package static func label(level: Int, scheme: ColorSchemeName) -> Tint {
    switch level {
    case ...0: tint(.label, scheme: scheme)
    case 1: tint(.secondaryLabel, scheme: scheme)
    case 2: tint(.tertiaryLabel, scheme: scheme)
    case 3: tint(.quaternaryLabel, scheme: scheme)
    default: Tint(tint(.secondaryLabel, scheme: scheme).color, alpha: 0.05)
    }
  }

  /// Returns the fill of medium shapes, such as the track of a bar (Apple's tertiary system fill).
  package static func fill(scheme: ColorSchemeName) -> Tint {
    Tint(RGB(0x767680), alpha: scheme == .dark ? 0.24 : 0.12)
  }

  /// Returns the opacity of a hierarchical level of a custom style. Apple's table ends at
  /// `quaternary`; the level below has half of it.
  static func share(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.09
    }
  }

  private static func values(of color: SystemColor) -> (light: Tint, dark: Tint) {
    switch color {
    case .red: pair(0xFF383C, 0xFF4245)
    case .orange: pair(0xFF8D28, 0xFF9230)
    case .yellow: pair(0xFFCC00, 0xFFD600)
    case .green: pair(0x34C759, 0x30D158)
    case .mint: pair(0x00C8B3, 0x00DAC3)
    case .teal: pair(0x00C3D0, 0x00D2E0)
    case .cyan: pair(0x00C0E8, 0x3CD3FE)
    case .blue: pair(0x0088FF, 0x0091FF)
    case .indigo: pair(0x6155F5, 0x6B5DFF)
    case .purple: pair(0xCB30E0, 0xDB34F2)
    case .pink: pair(0xFF2D55, 0xFF375F)
    case .brown: pair(0xAC7F5E, 0xB78A66)
    case .gray: pair(0x8E8E93, 0x8E8E93)
    case .gray2: pair(0xAEAEB2, 0x636366)
    case .gray3: pair(0xC7C7CC, 0x48484A)
    case .gray4: pair(0xD1D1D6, 0x3A3A3C)
    case .gray5: pair(0xE5E5EA, 0x2C2C2E)
    case .gray6: pair(0xF2F2F7, 0x1C1C1E)
    case .systemBackground: pair(0xFFFFFF, 0x000000)
    case .secondarySystemBackground: pair(0xF2F2F7, 0x1C1C1E)
    case .tertiarySystemBackground: pair(0xFFFFFF, 0x2C2C2E)
    case .label: pair(0x000000, 0xFFFFFF)
    case .secondaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
    case .tertiaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
    case .quaternaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
    case .separator: pair(0x3C3C43, 0x545458, 0.29, 0.6)
    }
  }

  private static func pair(
    _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> (light: Tint, dark: Tint) {
    (Tint(RGB(light), alpha: lightAlpha), Tint(RGB(dark), alpha: darkAlpha))
  }
}
