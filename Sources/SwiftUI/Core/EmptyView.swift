package import ViewArchive

/// A view without any node.
public struct EmptyView: Sendable {
  nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] { [] }
}
