import ViewArchive

/// A view with an environment that user code changed. A new appearance is written onto the nodes,
/// as colours are resolved there.
struct TransformedEnvironment<Content: View, Value> {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension TransformedEnvironment: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let inner = context.with { transform(&$0[keyPath: keyPath]) }
    let nodes = Lowering.nodes(of: content, in: inner)
    let scheme = inner.environment.colorScheme
    guard scheme != context.environment.colorScheme else { return nodes }
    return nodes.map { $0.modified(.colorScheme(scheme.name)) }
  }
}
