import ViewArchive

/// A screen of a tab view with its label.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
  var tag: AnyHashable?
}

extension TabItemView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    guard let collector = context.environment.tags, collector.isOfTabs else {
      return Lowering.nodes(of: content, in: context).map { $0.modified(.unsupported("tabItem")) }
    }
    // The screen's own pickers and tab views collect by themselves.
    let (nodes, report) = context.record.screenReport {
      Lowering.nodes(of: content, in: context.with { $0.tags = nil })
    }
    context.record.collected += 1
    return collector.placed(in: context, nodes) { place in
      .init(tag: tag, label: AnyView(label), nodes: nodes, place: place, report: report)
    }
  }
}
