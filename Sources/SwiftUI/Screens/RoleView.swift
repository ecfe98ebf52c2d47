import ViewArchive

/// A view with a role on the screen of an app.
private struct RoleView<Content: View> {
  let content: Content
  /// Nil: it has none.
  let role: NodeRole?
}

extension RoleView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes(Lowering.nodes(of: content, in: context), as: role)
  }
}

extension View {
  /// Gives a view a role on the screen of an app; nil: none.
  nonisolated func onScreen(_ role: NodeRole?) -> some View {
    RoleView(content: self, role: role)
  }
}
