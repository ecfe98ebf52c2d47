package enum ColorValue: Codable, Hashable, Sendable {
  /// sRGB components, 0…1.
  case rgba(red: Double, green: Double, blue: Double, alpha: Double)
  case system(SystemColor)
  /// A name that no asset catalogue contains.
  case asset(String)
}
