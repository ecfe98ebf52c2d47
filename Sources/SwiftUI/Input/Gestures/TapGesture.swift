public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }
}
