import Foundation
package import ViewArchive

/// Lowers views to nodes, in the way of their context. Inherited values are resolved into the leaf nodes.
@MainActor
package enum Lowering {
  /// Limits on nested bodies and on bodies in total. Both are far above what a widget needs and low
  /// enough not to overflow the stack.
  static let deepest = 200
  static let most = 20_000

  /// Returns the nodes of a view: none for an empty view, several for a group.
  package static func nodes(of view: some View, in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes(of: view, in: context)
  }

  /// Returns one node for a view; several nodes are stacked vertically.
  package static func node(of view: some View, in context: LoweringContext) -> ViewNode {
    let nodes = nodes(of: view, in: context)
    guard nodes.count != 1 else { return nodes[0] }
    return nodes.isEmpty
      ? .empty : ViewNode(.vstack(StackContent(alignment: .center)), children: nodes)
  }

  /// Returns one node for a background or overlay; several nodes are stacked in depth. Nil: the
  /// view is empty.
  static func layer(
    of view: some View, alignment: Alignment, in context: LoweringContext
  ) -> ViewNode? {
    let nodes = nodes(of: view, in: context.rows(areLazy: false))
    guard nodes.count > 1 else { return nodes.first }
    return ViewNode(.zstack(alignment.guides), children: nodes)
  }

  /// Returns one node for a control's label; several nodes are placed in a row.
  static func label(of view: some View, in context: LoweringContext) -> ViewNode {
    let nodes = nodes(of: view, in: context.rows(areLazy: false))
    guard nodes.count != 1 else { return nodes[0] }
    return nodes.isEmpty
      ? .empty : ViewNode(.hstack(StackContent(alignment: .center)), children: nodes)
  }
}
