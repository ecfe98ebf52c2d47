/// Apple's named colours; their values depend on the appearance (Human Interface Guidelines,
/// Color).
package enum SystemColor: String, Codable, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, separator
}
