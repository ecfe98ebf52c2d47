import ViewArchive

/// The choices of a picker, or the screens of a tab view, as its content lists them.
@MainActor
final class TagCollector {
  struct Item {
    var tag: AnyHashable?
    var label: [ViewNode]
    var nodes: [ViewNode]
  }

  var items: [Item] = []
  /// True for a tab view, whose items have labels.
  let isOfTabs: Bool

  init(isOfTabs: Bool) { self.isOfTabs = isOfTabs }
}

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
      collector.items.append(.init(tag: tag, label: [], nodes: nodes))
    }
    return nodes
  }
}

/// A screen of a tab view with its label.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
  var tag: AnyHashable?
}

extension TabItemView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    guard context.graphNode != nil, let collector = context.environment.tags, collector.isOfTabs
    else { return Lowering.nodes(of: content, in: context).map { $0.modified(.unsupported("tabItem")) } }
    // The screen's own pickers and tab views collect by themselves.
    let nodes = Lowering.nodes(of: content, in: context.with { $0.tags = nil })
    let label = Lowering.nodes(of: label, in: context)
    context.record.collected += 1
    collector.items.append(.init(tag: tag, label: label, nodes: nodes))
    return nodes
  }
}
