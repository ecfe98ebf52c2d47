import ViewArchive

/// A view that asks for an appearance of its screen.
struct PreferredSchemeView<Content: View> {
  let content: Content
  let colorScheme: ColorScheme?
}

extension PreferredSchemeView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes("preferredColorScheme", of: content, in: context) { _ in
      guard let colorScheme else { return Lowering.nodes(of: content, in: context) }
      let nodes = Lowering.nodes(of: content, in: context.with { $0.colorScheme = colorScheme })
      context.record.collected += 1
      context.record.screen.colorScheme = colorScheme
      return nodes
    }
  }
}
