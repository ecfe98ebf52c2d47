public struct EmptyScene: Sendable {
  public nonisolated init() {}
}

extension EmptyScene: Scene {
  public typealias Body = Never
}
