import ViewArchive

/// A view with gestures for the controls in it; without one it is a control itself.
struct GesturedView<Content: View> {
  let content: Content
  /// The modifier's name in Apple's API.
  let name: String
  /// False when there are no gestures at present.
  var isOn = true
  var hold: (() -> Void)?
  var swipe: (() -> Void)?
  var drag: ((DragInput) -> Void)?
  /// What a press does when there is no control in the view.
  let press: () -> Void
  /// True when it also does that to the controls in the view.
  var pressesControls = false
}

extension GesturedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes(name, of: content, in: context) { _ in living(in: context) }
  }

  @MainActor private func living(in context: LoweringContext) -> [ViewNode] {
    guard isOn else { return Lowering.nodes(of: content, in: context) }
    let inner = context.with { values in
      if let hold { values.gestures.hold = hold }
      if let swipe { values.gestures.swipe = swipe }
      if let drag { values.gestures.drag = drag }
      if pressesControls { values.gestures.press = press }
    }
    let nodes = Lowering.nodes(of: content, in: inner)
    guard !nodes.contains(where: \.hasControl) else { return nodes }
    let own = inner.with { $0.gestures.press = context.environment.gestures.press }
    let reference = own.lowering.reference(
      to: GraphControl(kind: .button, press: press), in: own)
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
