package import ViewArchive

/// A container that shows the first of its views that fits.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.viewThatFits(axes.axes), children: Lowering.nodes(of: content, in: context))]
  }
}
