import ViewArchive
import ViewLayout

/// A view that lays out its content with a user-defined layout.
struct LayoutView<Container: Layout, Content: View> {
  let layout: Container
  let content: Content
}

extension LayoutView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    var children = Lowering.nodes(of: content, in: context.rows(areLazy: false)).filter {
      !$0.isEmpty
    }
    let values = children.indices.map { context.record.takeLayoutValues(from: &children[$0]) }
    if let stack = layout as? any StackingLayout {
      return [ViewNode(stack.container.kind, children: children)]
    }
    let direction = context.environment.layoutDirection
    let answering = LayoutAdapter(layout, values: values, direction: direction)
    context.record.containers.append(answering)
    let content = CustomContent(
      number: context.record.containers.count - 1, name: "\(Container.self)")
    return [ViewNode(.custom(content), children: children)]
  }
}
