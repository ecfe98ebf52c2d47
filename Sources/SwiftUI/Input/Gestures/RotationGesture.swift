public struct RotationGesture: Gesture {
  public typealias Value = Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
