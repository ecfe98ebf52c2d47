package import AppIntents
import Foundation
package import ViewArchive

/// Lowers views to nodes of the archive. Inherited values are resolved into the leaf nodes.
@MainActor
package enum Lowering {
  /// Limits on nested bodies and on bodies in total. Both are far above what a widget needs and low
  /// enough not to overflow the stack.
  static let deepest = 200
  static let most = 20_000

  /// Returns the nodes of a view: none for an empty view, several for a group.
  package static func nodes(of view: some View, in context: LoweringContext) -> [ViewNode] {
    if let primitive = view as? any PrimitiveView { return primitive.lower(in: context) }
    guard context.depth < deepest, context.record.bodyCount < most else {
      return [ViewNode(.unsupported("\(type(of: view)) (recursion)"))]
    }
    context.record.bodyCount += 1
    var inner = context
    inner.depth += 1
    let body = context.reading { view.body }
    return nodes(of: body, in: inner)
  }

  /// Returns one node for a view; several nodes are stacked vertically.
  package static func node(of view: some View, in context: LoweringContext) -> ViewNode {
    let nodes = nodes(of: view, in: context)
    guard nodes.count != 1 else { return nodes[0] }
    return nodes.isEmpty
      ? .empty : ViewNode(.vstack(StackContent(alignment: .center)), children: nodes)
  }

  /// Returns one node for a background or overlay; several nodes are stacked in depth. Nil: the
  /// view
  /// is empty.
  static func layer(
    of view: some View, alignment: Alignment, in context: LoweringContext
  ) -> ViewNode? {
    let nodes = nodes(of: view, in: context)
    guard nodes.count > 1 else { return nodes.first }
    return ViewNode(.zstack(alignment.guides), children: nodes)
  }

  /// Returns one node for a control's label; several nodes are placed in a row.
  static func label(of view: some View, in context: LoweringContext) -> ViewNode {
    let nodes = nodes(of: view, in: context)
    guard nodes.count != 1 else { return nodes[0] }
    return nodes.isEmpty
      ? .empty : ViewNode(.hstack(StackContent(alignment: .center)), children: nodes)
  }
}

/// The input of lowering a view: the inherited environment, and the record of results that are not
/// part of the node tree.
package struct LoweringContext {
  package var environment: EnvironmentValues
  package let record: LoweringRecord
  /// The number of bodies that enclose the view.
  var depth = 0

  package init(environment: EnvironmentValues, record: LoweringRecord) {
    self.environment = environment
    self.record = record
  }

  /// Runs user code, which reads this environment through property wrappers.
  func reading<Result>(_ operation: () -> Result) -> Result {
    EnvironmentValues.$current.withValue(environment, operation: operation)
  }

  func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
    var context = self
    change(&context.environment)
    return context
  }
}

/// Results of lowering a view that are not part of its nodes.
@MainActor
package final class LoweringRecord {
  /// The intents of buttons, by the `id` of their `IntentReference`.
  package var intents: [String: any AppIntent] = [:]
  package var activityBackgroundTint: StyleValue?
  package var systemActionForeground: StyleValue?
  /// Closures that create the content of geometry readers once their rectangle in the presentation
  /// is known. The index is the reader's number.
  var readers: [@MainActor (CGRect) -> [ViewNode]] = []
  /// Adapters of user-defined layouts. The index is the container's number.
  var containers: [any AnsweringContainer] = []
  /// Layout values that views pass to the enclosing layout. The index is the number in the node's
  /// modifier.
  var layoutValues: [LayoutValues] = []
  var bodyCount = 0
  /// True: nodes store their source locations.
  package let keepsPlaces: Bool

  package nonisolated init(keepsPlaces: Bool = false) { self.keepsPlaces = keepsPlaces }

  /// Stores the intent and returns a reference to it.
  func reference(to intent: some AppIntent) -> IntentReference {
    let reference = IntentReference(
      id: IntentIdentity.text(of: intent), typeName: "\(type(of: intent))",
      title: type(of: intent).title.text)
    intents[reference.id] = intent
    return reference
  }
}
