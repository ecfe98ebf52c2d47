package enum EdgeName: String, Codable, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
}
