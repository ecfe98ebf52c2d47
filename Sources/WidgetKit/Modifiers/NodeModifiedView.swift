import SwiftUI
import ViewArchive

/// A view with one more node modifier around each of its nodes.
struct NodeModifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let modifier: NodeModifier

  func lower(in context: LoweringContext) -> [ViewNode] {
    Lowering.nodes(of: content, in: context).map { $0.modified(modifier) }
  }
}
