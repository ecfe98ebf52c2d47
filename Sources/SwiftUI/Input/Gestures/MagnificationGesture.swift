public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
