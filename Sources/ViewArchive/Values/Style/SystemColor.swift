/// Apple's named colours; their values depend on the appearance (Human Interface Guidelines,
/// Color).
package enum SystemColor: String, Codable, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, separator
}

extension SystemColor {
  /// Returns the colour in an appearance (LAYOUT-20): sRGB components, 0…1.
  package func components(
    in scheme: ColorSchemeName, of look: SystemLook
  ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let (light, dark) = values(of: look)
    let (value, alpha) = scheme == .light ? light : dark
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    return (part(16), part(8), part(0), alpha)
  }

  private typealias Value = (rgb: UInt32, alpha: Double)

  private func values(of look: SystemLook) -> (light: Value, dark: Value) {
    func pair(
      _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
    ) -> (light: Value, dark: Value) {
      ((light, lightAlpha), (dark, darkAlpha))
    }
    return switch (self, look) {
    case (.red, .classic): pair(0xFF3B30, 0xFF453A)
    case (.red, .glass): pair(0xFF383C, 0xFF4245)
    case (.orange, .classic): pair(0xFF9500, 0xFF9F0A)
    case (.orange, .glass): pair(0xFF8D28, 0xFF9230)
    case (.yellow, .classic): pair(0xFFCC00, 0xFFD60A)
    case (.yellow, .glass): pair(0xFFCC00, 0xFFD600)
    case (.green, _): pair(0x34C759, 0x30D158)
    case (.mint, .classic): pair(0x00C7BE, 0x63E6E2)
    case (.mint, .glass): pair(0x00C8B3, 0x00DAC3)
    case (.teal, .classic): pair(0x30B0C7, 0x40C8E0)
    case (.teal, .glass): pair(0x00C3D0, 0x00D2E0)
    case (.cyan, .classic): pair(0x32ADE6, 0x64D2FF)
    case (.cyan, .glass): pair(0x00C0E8, 0x3CD3FE)
    case (.blue, .classic): pair(0x007AFF, 0x0A84FF)
    case (.blue, .glass): pair(0x0088FF, 0x0091FF)
    case (.indigo, .classic): pair(0x5856D6, 0x5E5CE6)
    case (.indigo, .glass): pair(0x6155F5, 0x6B5DFF)
    case (.purple, .classic): pair(0xAF52DE, 0xBF5AF2)
    case (.purple, .glass): pair(0xCB30E0, 0xDB34F2)
    case (.pink, _): pair(0xFF2D55, 0xFF375F)
    case (.brown, .classic): pair(0xA2845E, 0xAC8E68)
    case (.brown, .glass): pair(0xAC7F5E, 0xB78A66)
    case (.gray, _): pair(0x8E8E93, 0x8E8E93)
    case (.gray2, _): pair(0xAEAEB2, 0x636366)
    case (.gray3, _): pair(0xC7C7CC, 0x48484A)
    case (.gray4, _): pair(0xD1D1D6, 0x3A3A3C)
    case (.gray5, _): pair(0xE5E5EA, 0x2C2C2E)
    case (.gray6, _): pair(0xF2F2F7, 0x1C1C1E)
    case (.systemBackground, _): pair(0xFFFFFF, 0x000000)
    case (.secondarySystemBackground, _): pair(0xF2F2F7, 0x1C1C1E)
    case (.tertiarySystemBackground, _): pair(0xFFFFFF, 0x2C2C2E)
    case (.label, _): pair(0x000000, 0xFFFFFF)
    case (.secondaryLabel, _): pair(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
    case (.tertiaryLabel, _): pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
    case (.quaternaryLabel, _): pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
    case (.separator, _): pair(0x3C3C43, 0x545458, 0.29, 0.6)
    }
  }
}
