public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var startAnchor: UnitPoint
  }

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
