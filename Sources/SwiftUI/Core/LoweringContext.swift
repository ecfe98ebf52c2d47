import Foundation

/// The input of lowering a view: the inherited environment, and the record of results that are not
/// part of the node tree.
package struct LoweringContext {
  package var environment: EnvironmentValues
  package let record: LoweringRecord
  /// The number of bodies that enclose the view.
  var depth = 0
  /// How the next view becomes nodes.
  var lowering: any ViewLowering = ArchiveLowering()
  /// The identifier of the next view, among the views of its place; nil: its position.
  var identity: AnyHashable?
  /// True when the next view was made while lowering, so that it may differ although no body was
  /// evaluated.
  var isDerived = false
  /// True in a list or a lazy stack: of a long collection only the rows near the visible part are
  /// evaluated.
  var hasLazyRows = false
  /// The same number as in an earlier pass means that the environment is the same.
  var environmentID = 0

  package init(environment: EnvironmentValues, record: LoweringRecord) {
    self.environment = environment
    self.record = record
  }

  /// Runs user code, which reads this environment through property wrappers.
  func withCurrentEnvironment<Result>(_ operation: () -> Result) -> Result {
    EnvironmentValues.$current.withValue(environment, operation: operation)
  }

  /// The context of a view that is made while lowering, with an identifier among those of its node.
  func derived(_ identity: AnyHashable) -> LoweringContext {
    var context = self
    context.isDerived = true
    context.identity = identity
    return context
  }

  /// The context of the content of a container, all of which is evaluated, or of a lazy one.
  func rows(areLazy: Bool) -> LoweringContext {
    var context = self
    context.hasLazyRows = areLazy
    return context
  }

  @MainActor func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
    var context = self
    change(&context.environment)
    context.environmentID = lowering.environmentID(after: environmentID)
    return context
  }
}
