import ViewArchive

/// A view with a gesture for the controls in it; without one it is a control itself.
struct GesturedView<Content: View> {
  enum Kind { case hold, swipe }

  let content: Content
  let kind: Kind
  /// The modifier's name in Apple's API.
  let name: String
  let action: () -> Void
}

extension GesturedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    guard let node = context.screenNode else {
      return Lowering.nodes(of: content, in: context).map { $0.modified(.unsupported(name)) }
    }
    let inner = context.with { values in
      switch kind {
      case .hold: values.gestures.hold = action
      case .swipe: values.gestures.swipe = action
      }
    }
    let nodes = Lowering.nodes(of: content, in: inner)
    guard !nodes.contains(where: \.hasControl) else { return nodes }
    let reference = node.register(GraphControl(kind: .button, press: action), in: inner)
    return nodes.map { ViewNode(.button(reference), children: [$0]) }
  }
}

extension ViewNode {
  /// True when a person can press the node or one below it.
  fileprivate var hasControl: Bool {
    var isFound = false
    walk { node in
      if case .intent(.some) = node.kind.control { isFound = true }
    }
    return isFound
  }
}
