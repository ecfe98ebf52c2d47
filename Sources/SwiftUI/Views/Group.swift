package import ViewArchive

/// A group of views that share modifiers.
public struct Group<Content> {
  let content: Content
}

extension Group {
  /// Creates a group of what is not a view, such as tabs. Not part of Apple's API.
  nonisolated init(_content: Content) { content = _content }
}

extension Group where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    Lowering.nodes(of: content, in: context)
  }
}
