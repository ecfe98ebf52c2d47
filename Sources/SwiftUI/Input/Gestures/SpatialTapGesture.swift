public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}
