package indirect enum TransitionValue: Codable, Hashable, Sendable {
  case identity, opacity, scale, slide
  case move(EdgeName)
  case push(EdgeName)
  case combined(TransitionValue, TransitionValue)
}
