package import ViewArchive

/// A line across the enclosing stack.
public struct Divider: Sendable {
  nonisolated public init() {}
}

extension Divider: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] { [ViewNode(.divider)] }
}
