package enum Axis: String, Codable, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}
