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
    let control = GraphControl(kind: .button, press: action)
    guard let reference = context.lowering.reference(to: control, in: context) else {
      return nodes.map { $0.modified(.unsupported(name)) }
    }
    return nodes.map { ViewNode(.button(reference), children: [$0]) }
  }
}
