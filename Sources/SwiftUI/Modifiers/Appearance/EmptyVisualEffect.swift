/// A visual effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  nonisolated public init() {}
}
