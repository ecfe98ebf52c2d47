import ViewArchive

/// A view with an environment that user code changed. A new colour scheme or layout direction is
/// also added to the nodes as a modifier, because drawing resolves colours and mirrors positions.
struct UserEnvironmentView<Content: View, Value> {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension UserEnvironmentView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let inner = context.with { transform(&$0[keyPath: keyPath]) }
    let nodes = Lowering.nodes(of: content, in: inner)
    var modifiers: [NodeModifier] = []
    let scheme = inner.environment.colorScheme
    if scheme != context.environment.colorScheme { modifiers.append(.colorScheme(scheme.name)) }
    let direction = inner.environment.layoutDirection
    if direction != context.environment.layoutDirection {
      modifiers.append(.layoutDirection(direction.name))
    }
    return nodes.map { node in
      var node = node
      node.modifiers += modifiers
      return node
    }
  }
}
