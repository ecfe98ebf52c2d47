import ViewArchive

/// A view with a closure for an event. On an app's screen it runs; an archived view runs none
/// (LAYOUT-19), and the preview reports it as unsupported.
struct LifecycleView<Content: View> {
  let content: Content
  /// The modifier's name in Apple's API.
  let name: String
  let event: ViewEvent
}

extension LifecycleView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes(name, of: content, in: context) { place in
      let nodes = Lowering.nodes(of: content, in: context)
      place.follow(event)
      return nodes
    }
  }
}
