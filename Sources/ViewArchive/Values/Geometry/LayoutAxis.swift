package enum LayoutAxis: String, Codable, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}
