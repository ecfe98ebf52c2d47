package import ViewArchive

/// A view made from the subviews of another one.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let subviews = SubviewsCollection(of: AnyView(base), in: context)
    let result = context.withCurrentEnvironment { transform(subviews) }
    return Lowering.nodes(of: result, in: context)
  }
}

extension Group {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}
