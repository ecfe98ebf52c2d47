import Foundation
import ViewArchive

/// Lowers views once: nothing is kept of them, and they take no input but the intents of their
/// controls.
struct ArchiveLowering: ViewLowering {
  nonisolated init() {}

  func nodes<Content: View>(of view: Content, in context: LoweringContext) -> [ViewNode] {
    if let primitive = view as? any PrimitiveView { return primitive.lower(in: context) }
    guard context.depth < Lowering.deepest, context.record.bodyCount < Lowering.most else {
      return [ViewNode(.unsupported("\(Content.self) (recursion)"))]
    }
    context.record.bodyCount += 1
    var inner = context
    inner.depth += 1
    let body = context.withCurrentEnvironment { view.body }
    return nodes(of: body, in: inner)
  }

  func body(
    of view: Any, subject: Any, in context: inout LoweringContext, _ evaluate: () -> any View
  ) -> any View {
    context.withCurrentEnvironment(evaluate)
  }

  func environmentID(after outer: Int) -> Int { outer }

  func later(
    _ content: @escaping @MainActor (CGRect) -> [ViewNode]
  ) -> @MainActor (CGRect) -> [ViewNode] {
    content
  }

  func rows(
    of count: Int, in context: LoweringContext, index: @escaping (ScrollTarget) -> Int?
  ) -> EvaluatedRows? {
    nil
  }

  func reference(to control: GraphControl, in context: LoweringContext) -> IntentReference? {
    control.intent.map {
      context.record.reference(to: $0, isEnabled: context.environment.isEnabled)
    }
  }

  func nodes(
    living: (any LivingPlace) -> [ViewNode], archived: () -> [ViewNode]
  ) -> [ViewNode] {
    archived()
  }
}
