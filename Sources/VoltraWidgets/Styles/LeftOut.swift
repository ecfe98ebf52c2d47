import SwiftUI
import ViewArchive

/// Names what of a view is not drawn, for the reports.
private struct LeftOut<Content: View> {
  let content: Content
  let name: String
}

extension LeftOut: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    return (nodes.isEmpty ? [.empty] : nodes).map { $0.modified(.unsupported(name)) }
  }
}

extension View {
  /// Names something that is left out here.
  func leavingOut(_ name: String) -> AnyView { AnyView(LeftOut(content: self, name: name)) }
}
