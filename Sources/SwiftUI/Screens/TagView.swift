import ViewArchive

/// A view with a tag.
struct TagView<Content: View> {
  let content: Content
  let tag: AnyHashable
}

extension TagView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    guard context.graphNode != nil, let collector = context.environment.tags else {
      return Lowering.nodes(of: content, in: context)
    }
    let before = collector.items.count
    let nodes = Lowering.nodes(of: content, in: context)
    context.record.collected += 1
    if collector.items.count > before {
      for index in before..<collector.items.count { collector.items[index].tag = tag }
    } else {
      collector.items.append(.init(tag: tag, nodes: nodes, place: context.screenNode))
    }
    return nodes
  }
}
