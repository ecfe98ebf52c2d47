import ViewArchive

/// A view with a tag.
struct TagView<Content: View> {
  let content: Content
  let tag: AnyHashable
}

extension TagView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let lower = {
      guard let row = context.environment.rowWrappers.selectable else {
        return Lowering.nodes(of: content, in: context)
      }
      return Lowering.nodes(of: row(AnyView(content), tag), in: context)
    }
    guard let collector = context.environment.tags else { return lower() }
    return collector.collect(tag: tag, in: context, lower)
  }
}
