import SwiftUI
import ViewArchive

/// A view that sets a property of the whole activity when it is lowered.
struct ActivityPropertyView<Content: View>: View, PrimitiveView {
  let content: Content
  /// Sets the property. Called after the content is lowered, so that of repeated modifiers the
  /// outermost takes precedence.
  let write: (LoweringRecord) -> Void

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    write(context.record)
    return nodes
  }
}
