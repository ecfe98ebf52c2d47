package import ViewArchive

/// Flexible space that takes what the other views of a stack leave.
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.spacer(minLength: minLength.map { Double($0) }))]
  }
}
