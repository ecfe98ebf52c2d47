import ViewArchive

/// A view that is rotated or scaled when it is drawn. Cells can only be rotated by quarter turns,
/// and text only has one size and is always upright; an effect that cannot be drawn is reported as
/// unsupported.
struct EffectView<Content: View> {
  let content: Content
  let effect: NodeModifier
}

extension EffectView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    Lowering.nodes(of: content, in: context).map { node in
      let turned = node.modified(effect)
      return node.loss(by: effect).map { turned.modified(.picture(.partial($0))) } ?? turned
    }
  }
}

extension ViewNode {
  /// Returns the name of the effect if a node of this subtree cannot be drawn with it. Nil: the
  /// effect can be drawn.
  fileprivate func loss(by effect: NodeModifier) -> String? {
    if case .scale(let x, let y, _) = effect {
      let isFlip = abs(x) == 1 && abs(y) == 1
      return !isFlip && x != 0 && y != 0 && contains(\.isWritten) ? "scaleEffect" : nil
    }
    guard case .rotation(let degrees, _) = effect else { return nil }
    let quarters = degrees / 90
    guard quarters == quarters.rounded() else {
      return contains { !$0.turnsFreely } ? "rotationEffect" : nil
    }
    return quarters.truncatingRemainder(dividingBy: 2) != 0 && contains(\.isWritten)
      ? "rotationEffect" : nil
  }

  private func contains(_ claim: (NodeKind) -> Bool) -> Bool {
    var isFound = false
    walk { if claim($0.kind) { isFound = true } }
    return isFound
  }
}

extension NodeKind {
  /// True for nodes drawn as text.
  fileprivate var isWritten: Bool {
    switch self {
    case .text: true
    case .unsupported, .empty, .image, .shape, .style, .spacer, .divider, .hstack, .vstack,
      .zstack, .grid, .gridRow, .viewThatFits, .geometryReader, .flex, .custom, .progress, .gauge,
      .button, .toggle, .link, .island, .islandRegion:
      false
    }
  }

  /// True for nodes that can be drawn at any angle or draw nothing themselves.
  fileprivate var turnsFreely: Bool {
    switch self {
    case .shape, .style, .empty, .spacer, .hstack, .vstack, .zstack, .grid, .gridRow,
      .viewThatFits, .geometryReader, .flex, .custom, .button, .toggle, .link, .island,
      .islandRegion,
      .unsupported:
      true
    case .text, .image, .divider, .progress, .gauge: false
    }
  }
}
