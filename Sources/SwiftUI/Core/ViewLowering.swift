import Foundation
import ViewArchive

/// How views become nodes. There are two ways: an archive takes a view as it is once
/// (`ArchiveLowering`); on a screen that lives views keep their state, take input, and are lowered
/// again when something has changed (`ScreenLowering`).
///
/// A view says here what it wants, and does not know which of both it has.
@MainActor
protocol ViewLowering {
  /// Lowers a view that stands inside the present one.
  func nodes<Content: View>(of view: Content, in context: LoweringContext) -> [ViewNode]

  /// Returns the body of a view that makes it by itself: a new one, or the last one where it would be
  /// the same.
  ///
  /// - Parameters:
  ///   - subject: What has the properties, the view or its modifier.
  ///   - context: That of the view; afterwards that of its body.
  func body(
    of view: Any, subject: Any, in context: inout LoweringContext, _ evaluate: () -> any View
  ) -> any View

  /// Returns the number of the environment that the present view makes of its own.
  func environmentID(after outer: Int) -> Int

  /// Returns what lowers content after the views around it, once its rectangle is known.
  func later(
    _ content: @escaping @MainActor (CGRect) -> [ViewNode]
  ) -> @MainActor (CGRect) -> [ViewNode]

  /// Returns which rows of a collection are evaluated; nil: all.
  ///
  /// - Parameters:
  ///   - count: How many rows the collection has.
  ///   - index: Returns the index of the row with an identifier.
  func rows(
    of count: Int, in context: LoweringContext, index: @escaping (ScrollTarget) -> Int?
  ) -> EvaluatedRows?

  /// Returns the reference by which the present view is pressed, as a control; nil: nothing happens
  /// when it is pressed.
  func reference(to control: GraphControl, in context: LoweringContext) -> IntentReference?

  /// Lowers a view that needs a place which lives: for what happens to it later, for what is shown
  /// over its screen, or for a form that widgets do not draw.
  ///
  /// - Parameter archived: Lowers what stands for the view where nothing lives.
  func nodes(
    living: (any LivingPlace) -> [ViewNode], archived: () -> [ViewNode]
  ) -> [ViewNode]
}

extension ViewLowering {
  /// Lowers what a modifier makes of its content at a place that lives. Elsewhere the content is
  /// lowered alone.
  ///
  /// - Parameter name: The modifier's name in Apple's API, which is then reported as unsupported; nil:
  ///   nothing is missing without it.
  func nodes(
    _ name: String?, of content: some View, in context: LoweringContext,
    living: (any LivingPlace) -> [ViewNode]
  ) -> [ViewNode] {
    nodes(living: living) {
      let nodes = Lowering.nodes(of: content, in: context)
      return name.map { name in nodes.map { $0.modified(.unsupported(name)) } } ?? nodes
    }
  }

  /// Gives nodes a role, which they have only on a screen that lives.
  ///
  /// - Parameter role: Asked for only there; nil: the nodes have none.
  func nodes(_ nodes: [ViewNode], as role: @autoclosure () -> NodeRole?) -> [ViewNode] {
    self.nodes(
      living: { _ in role().map { role in nodes.map { $0.modified(.role(role)) } } ?? nodes },
      archived: { nodes })
  }
}
