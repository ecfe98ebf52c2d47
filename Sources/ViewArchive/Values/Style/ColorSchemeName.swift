package enum ColorSchemeName: String, Codable, Hashable, Sendable, CaseIterable {
  case light, dark
}
