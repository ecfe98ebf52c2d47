public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
