import FlexLayout
import ViewArchive

/// A box of React Native's layout with those in it, as they are among the boxes of a pass.
///
/// Nested boxes are laid out together, however many controls and modifiers are between them: a
/// percentage or an absolute box can refer to one far outside.
final class FlexTree: Sendable {
  /// A box in another one.
  struct Child: Sendable {
    /// The outermost layer around it, which is what its parent places.
    var outer: BoxID
    var tree: FlexTree
  }

  /// The `.flex` box; nil: a view of another kind, which has a box without a style.
  let box: BoxID?
  let style: FlexStyle
  let children: [Child]
  /// What it shows instead of children; nil: nothing.
  let content: FlexLeaf?

  init(box: BoxID, style: FlexStyle, children: [Child]) {
    self.box = box
    self.style = style
    self.children = children
    content = nil
  }

  init(box: BoxID?, style: FlexStyle = FlexStyle(), content: FlexLeaf) {
    self.box = box
    self.style = style
    children = []
    self.content = content
  }

  /// True when its children fill rows.
  private var isRow: Bool {
    switch style.container.direction {
    case .row, .rowReverse: true
    case .column, .columnReverse: false
    }
  }

  /// Returns what the engine lays out.
  ///
  /// - Parameters:
  ///   - isInRow: True when the parent's children are in a row.
  ///   - isResting: True for boxes that scroll no higher than a few rows: the height that the tree has
  ///     by itself is asked for.
  func node(isInRow: Bool, isResting: Bool, _ pass: LayoutPass) -> FlexNode {
    var style = style.measured(by: pass.metrics, isInRow: isInRow)
    if isResting, style.overflow == .scroll, !isRow {
      style.sizes.maximumHeight = .points(
        min(style.sizes.maximumHeight?.points ?? .infinity, Self.restingScrollHeight))
    }
    if let content { return FlexNode(style: style, content: content.measured(pass)) }
    let isSingleRow = isRow && style.container.wrap == .noWrap
    return FlexNode(
      style: style,
      children: children.map {
        var node = $0.tree.node(isInRow: isRow, isResting: isResting, pass)
        if isSingleRow, pass.metrics.isGridded { node.style.shrinkInCells() }
        return node
      })
  }

  /// The height in points that is left at least to what scrolls, where a terminal is lower than a
  /// phone (FLEX-4).
  private static let restingScrollHeight = 160.0
}

extension FlexStyle {
  /// Lets a box of a row become narrower whose width comes from its content (FLEX-3): letters are wider
  /// among cells than on a phone, where the row had room for all.
  fileprivate mutating func shrinkInCells() {
    guard sizes.width == nil || sizes.width == .auto, item.flex == nil, item.shrink == nil,
      position != .absolute
    else { return }
    item.shrink = 1
  }
}
