package import AppIntents
import Foundation
package import ViewArchive

/// Turns views into nodes. Everything inherited is written into the leaves on the way.
@MainActor
package enum Lowering {
  /// How many bodies may lie inside each other, and how many may be asked for in all; far more
  /// than a widget has, and little enough for the stack.
  static let deepest = 200
  static let most = 20_000

  /// The nodes of a view: none for an empty one, several for a group.
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

  /// One node for a view; several are put under each other.
  package static func node(of view: some View, in context: LoweringContext) -> ViewNode {
    let nodes = nodes(of: view, in: context)
    guard nodes.count != 1 else { return nodes[0] }
    return nodes.isEmpty
      ? .empty : ViewNode(.vstack(StackContent(alignment: .center)), children: nodes)
  }

  /// One node for a view that lies over or under another; several lie over each other.
  static func layer(
    of view: some View, alignment: Alignment, in context: LoweringContext
  ) -> ViewNode? {
    let nodes = nodes(of: view, in: context)
    guard nodes.count > 1 else { return nodes.first }
    return ViewNode(.zstack(alignment.guides), children: nodes)
  }

  /// One node for the label of a control; several stand beside each other.
  static func label(of view: some View, in context: LoweringContext) -> ViewNode {
    let nodes = nodes(of: view, in: context)
    guard nodes.count != 1 else { return nodes[0] }
    return nodes.isEmpty
      ? .empty : ViewNode(.hstack(StackContent(alignment: .center)), children: nodes)
  }
}

/// Where a view is lowered: what it inherits, and where it leaves what does not fit in the tree.
package struct LoweringContext {
  package var environment: EnvironmentValues
  package let record: LoweringRecord
  /// How many bodies enclose the view.
  var depth = 0

  package init(environment: EnvironmentValues, record: LoweringRecord) {
    self.environment = environment
    self.record = record
  }

  /// Runs the user's code, which reads this environment through property wrappers.
  func reading<Result>(_ operation: () -> Result) -> Result {
    EnvironmentValues.$current.withValue(environment, operation: operation)
  }

  func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
    var context = self
    change(&context.environment)
    return context
  }
}

/// What leaves a view beside its nodes.
@MainActor
package final class LoweringRecord {
  /// The intents that buttons carry, by the `id` of their reference.
  package var intents: [String: any AppIntent] = [:]
  package var activityBackgroundTint: StyleValue?
  package var systemActionForeground: StyleValue?
  /// What fills the readers, by their number, once their place in the presentation is known.
  var readers: [@MainActor (CGRect) -> [ViewNode]] = []
  /// Who answers for the user's own layouts, by their number.
  var containers: [any AnsweringContainer] = []
  /// What views hand to the layouts around them, by the number that their nodes carry.
  var layoutValues: [LayoutValues] = []
  var bodyCount = 0
  /// True when nodes say where the sources write them.
  package let keepsPlaces: Bool

  package nonisolated init(keepsPlaces: Bool = false) { self.keepsPlaces = keepsPlaces }

  /// Keeps the intent and names it.
  func reference(to intent: some AppIntent) -> IntentReference {
    let reference = IntentReference(
      id: IntentIdentity.text(of: intent), typeName: "\(type(of: intent))",
      title: type(of: intent).title.text)
    intents[reference.id] = intent
    return reference
  }
}
