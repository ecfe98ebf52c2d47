import ViewArchive

/// A node while it is laid out.
final class FlexBox {
  let style: FlexStyle
  let direction: FlexWritingDirection
  /// The edges as the container sees them, start and end by the direction of its text.
  let edges: BoxEdges
  /// The edges as the box sees them, by the direction of its own text.
  let ownEdges: BoxEdges
  let content: FlexContent?
  let isRoot: Bool
  /// The children that are laid out in this box: those of `display: contents` are replaced by
  /// their own.
  var children: [FlexBox] = []
  var state = BoxState()

  /// Creates the box of a node; `outerDirection` is that of the container's text, nil: the root.
  init(
    _ node: FlexNode, direction: FlexWritingDirection, outerDirection: FlexWritingDirection?
  ) {
    style = node.style
    self.direction = direction
    isRoot = outerDirection == nil
    edges = BoxEdges(node.style, outerDirection ?? direction, isRoot: isRoot)
    ownEdges = outerDirection == direction ? edges : BoxEdges(node.style, direction, isRoot: isRoot)
    content = node.content
  }

  /// True for boxes that share the space of their container.
  var isInFlow: Bool { style.display != .none && style.position != .absolute }

  /// True for boxes that absolute descendants refer to.
  var isContainingBlock: Bool {
    style.position != .static || style.formsContainingBlock || isRoot
  }

  /// The share of free space that the box takes; the root has none to share.
  var grow: Double { isRoot ? 0 : style.item.resolvedGrow }

  /// The share of what is lacking that the box gives up.
  var shrink: Double { isRoot ? 0 : style.item.resolvedShrink }

  /// The main axis for its children.
  var mainAxis: FlexDirection { style.container.direction.axis(in: direction) }

  /// Returns how a child is aligned across the main axis.
  func alignment(of child: FlexBox) -> FlexAlignment {
    let alignment = child.style.item.alignSelf ?? style.container.alignItems
    return alignment == .baseline && !style.container.direction.isRow ? .flexStart : alignment
  }

  /// Forgets everything about the box and all below it, whose frames are zero then.
  func reset() {
    state = BoxState()
    for child in children { child.reset() }
  }
}
