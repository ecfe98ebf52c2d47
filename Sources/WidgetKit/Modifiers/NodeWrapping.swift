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

/// A view that says something about the whole activity.
struct RecordingView<Content: View>: View, PrimitiveView {
  let content: Content
  /// Runs after the content's own, so that the outermost counts.
  let write: (LoweringRecord) -> Void

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    write(context.record)
    return nodes
  }
}
