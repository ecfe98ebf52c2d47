package import ViewArchive

/// A type-erased view.
public struct AnyView {
  private let view: any View

  nonisolated public init(_ view: some View) { self.view = view }

  nonisolated public init(erasing view: some View) { self.view = view }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    Lowering.nodes(of: view, in: context)
  }
}
