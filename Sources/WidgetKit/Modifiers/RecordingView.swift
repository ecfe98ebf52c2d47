import SwiftUI
import ViewArchive

/// A view that sets a property of the whole activity when it is lowered.
struct RecordingView<Content: View>: View, PrimitiveView {
  let content: Content
  /// Called after the content's own writes, so that the outermost modifier takes precedence.
  let write: (LoweringRecord) -> Void

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    write(context.record)
    return nodes
  }
}
