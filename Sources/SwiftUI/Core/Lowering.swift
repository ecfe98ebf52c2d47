package import AppIntents
package import ViewArchive

/// What a view is lowered with: its environment, and where to put what leaves the tree.
package struct LoweringContext {
  package var environment: EnvironmentValues
  package let record: LoweringRecord
  /// How many bodies this view lies in.
  var depth = 0

  @MainActor
  package init(environment: EnvironmentValues, record: LoweringRecord) {
    self.environment = environment
    self.record = record
  }

  /// This context with a change of its environment.
  func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
    var copy = self
    change(&copy.environment)
    return copy
  }
}

/// What views say about the whole activity, and the intents of their buttons.
@MainActor
package final class LoweringRecord {
  /// By `IntentReference.id`.
  package var intents: [String: any AppIntent] = [:]
  package var activityBackgroundTint: StyleValue?
  package var systemActionForeground: StyleValue?

  package init() {}
}

/// Turns views into nodes.
@MainActor
package enum Lowering {
  /// A body inside a body inside a body … beyond this many is a view that contains itself.
  private static let deepest = 200

  /// The nodes of a view; a group or tuple has several, an empty view none.
  package static func nodes<Content: View>(
    of view: Content, in context: LoweringContext
  ) -> [ViewNode] {
    if let primitive = view as? any PrimitiveView { return primitive.lower(in: context) }
    guard context.depth < deepest else {
      return [ViewNode(.unsupported("\(Content.self) inside itself"))]
    }
    var inner = context
    inner.depth += 1
    let body = EnvironmentValues.$current.withValue(context.environment) { view.body }
    return nodes(of: body, in: inner)
  }

  /// The view as one node; several stand in a column.
  package static func node<Content: View>(
    of view: Content, in context: LoweringContext
  ) -> ViewNode {
    let nodes = nodes(of: view, in: context)
    switch nodes.count {
    case 0: return .empty
    case 1: return nodes[0]
    default: return ViewNode(.vstack(StackContent(alignment: .center)), children: nodes)
    }
  }
}
