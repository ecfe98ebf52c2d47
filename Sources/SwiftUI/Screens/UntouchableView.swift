import ViewArchive

/// A view of an app's screen whose controls cannot be pressed.
struct UntouchableView<Content: View> {
  let content: Content
}

extension UntouchableView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    return context.lowering.nodes(
      living: { _ in nodes.map(\.withoutControls) }, archived: { nodes })
  }
}

extension ViewNode {
  /// The tree with no control that can be pressed, as it also is behind an alert.
  var withoutControls: ViewNode {
    mapped { node in
      switch node.kind {
      case .button: node.kind = .button(nil)
      case .toggle(let isOn, _): node.kind = .toggle(isOn: isOn, nil)
      default: break
      }
    }
  }
}
