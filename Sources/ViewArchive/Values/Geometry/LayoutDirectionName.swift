package enum LayoutDirectionName: String, Codable, Hashable, Sendable {
  case leftToRight, rightToLeft
}
