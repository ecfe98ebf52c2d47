public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var minimumDuration: Double

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
}
