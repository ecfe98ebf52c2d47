import ViewArchive

/// A view that can be pressed on an app's screen.
struct TappedView<Content: View> {
  let content: Content
  let action: () -> Void
}

extension TappedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    guard let node = context.screenNode else {
      return nodes.map { $0.modified(.unsupported("onTapGesture")) }
    }
    let reference = node.register(
      GraphControl(kind: .button, press: action), isEnabled: context.environment.isEnabled)
    return nodes.map { ViewNode(.button(reference), children: [$0]) }
  }
}
