package enum ContentTransitionName: Codable, Hashable, Sendable {
  case identity, opacity, interpolate
  case numericText(countsDown: Bool)
}
