import ViewArchive

/// A view that adds modifiers to each of its nodes.
struct ModifiedNodes<Content: View> {
  let content: Content
  /// The modifiers, innermost first.
  let modifiers: @Sendable (EnvironmentValues) -> [NodeModifier]
}

extension ModifiedNodes: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let modifiers = modifiers(context.environment)
    return Lowering.nodes(of: content, in: context).map { node in
      var node = node
      node.modifiers += modifiers
      return node
    }
  }
}

/// A view with a changed environment.
struct EnvironmentChangeView<Content: View> {
  let content: Content
  let change: @Sendable (inout EnvironmentValues) -> Void
}

extension EnvironmentChangeView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    Lowering.nodes(of: content, in: context.with(change))
  }
}

extension View {
  /// Records a modifier by which a phone would draw something else, or do it.
  nonisolated func undrawn(_ name: String) -> some View { modified(.unsupported(name)) }

  nonisolated func modified(_ modifiers: NodeModifier...) -> ModifiedNodes<Self> {
    ModifiedNodes(content: self) { _ in modifiers }
  }

  nonisolated func modified(
    by modifiers: @escaping @Sendable (EnvironmentValues) -> [NodeModifier]
  ) -> ModifiedNodes<Self> {
    ModifiedNodes(content: self, modifiers: modifiers)
  }

  nonisolated func inheriting(
    _ change: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) -> EnvironmentChangeView<Self> {
    EnvironmentChangeView(content: self, change: change)
  }

  /// Reports a modifier that has no effect in Island, by its name in Apple's API.
  nonisolated func unsupported(_ name: String) -> ModifiedNodes<Self> {
    modified(.unsupported(name))
  }
}
