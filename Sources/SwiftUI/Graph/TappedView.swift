import ViewArchive

/// A view that can be pressed on an app's screen.
struct TappedView<Content: View> {
  let content: Content
  /// The modifier's name in Apple's API.
  var name = "onTapGesture"
  let action: () -> Void
}

extension TappedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    guard let node = context.screenNode else {
      return nodes.map { $0.modified(.unsupported(name)) }
    }
    let reference = node.register(GraphControl(kind: .button, press: action), in: context)
    return nodes.map { ViewNode(.button(reference), children: [$0]) }
  }
}
