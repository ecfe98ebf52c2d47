import ViewArchive

/// A view that says something about its screen's bar; in a widget it is unsupported.
struct BarView<Content: View> {
  let content: Content
  /// The modifier's name in Apple's API; nil: it is not one.
  let name: String?
  let action: (ScreenBar) -> Void
}

extension BarView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    guard let bar = context.environment.bar else {
      return name.map { name in nodes.map { $0.modified(.unsupported(name)) } } ?? nodes
    }
    context.record.collected += 1
    context.withCurrentEnvironment { action(bar) }
    return nodes
  }
}

extension View {
  /// Registers something with the bar of the screen.
  nonisolated func withBar(
    _ name: String?, _ action: @escaping (ScreenBar) -> Void
  ) -> some View {
    BarView(content: self, name: name, action: action)
  }
}
