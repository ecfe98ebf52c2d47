public struct EmptyVisualEffect: VisualEffect {
  nonisolated public init() {}
}
