import Foundation
import ViewArchive

/// Lowers the views of a screen that lives, at the place of one of them.
struct ScreenLowering: ViewLowering {
  let node: GraphNode

  func nodes<Content: View>(of view: Content, in context: LoweringContext) -> [ViewNode] {
    node.lowerChild(view, in: context)
  }

  func body(
    of view: Any, subject: Any, in context: inout LoweringContext, _ evaluate: () -> any View
  ) -> any View {
    node.evaluated(view, subject: subject, in: &context, evaluate)
  }

  func environmentID(after outer: Int) -> Int { node.environmentID(after: outer) }

  func later(
    _ content: @escaping @MainActor (CGRect) -> [ViewNode]
  ) -> @MainActor (CGRect) -> [ViewNode] {
    node.later(content)
  }

  func rows(
    of count: Int, in context: LoweringContext, index: @escaping (ScrollTarget) -> Int?
  ) -> EvaluatedRows? {
    guard context.hasLazyRows else { return nil }
    node.scrolling.index = context.environment.hasScrollTargets ? index : nil
    if let row = node.graph.scrolls.row(of: node) { node.scrolling.window.middle = row }
    let window = node.scrolling.window
    let rows = window.rows(of: count, screenful: node.graph.scrolls.screenful)
    guard rows.count < count else { return nil }
    return EvaluatedRows(container: node.number, rows: rows, count: count, pitch: window.pitch)
  }

  func reference(to control: GraphControl, in context: LoweringContext) -> IntentReference? {
    node.register(control, in: context)
  }

  func nodes(
    living: (any LivingPlace) -> [ViewNode], archived: () -> [ViewNode]
  ) -> [ViewNode] {
    living(node)
  }
}
