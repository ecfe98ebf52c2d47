package import ViewArchive

/// A container that arranges views on top of each other, the last one in front.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    return [
      ViewNode(
        .zstack(alignment.guides),
        children: Lowering.nodes(of: content, in: context.rows(areLazy: false)))
    ]
  }
}
