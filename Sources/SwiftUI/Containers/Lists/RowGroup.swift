import ViewArchive

/// The rows of a list or of one of its sections: on a common background, or, in a plain list, on the
/// screen's. The nodes are made here and not of views: a list may have very many.
struct RowGroup {
  let rows: [ViewNode]
  let isPlain: Bool

  /// The space beside a row, and above it, in points.
  nonisolated private static let margin = 16.0
  /// Returns the insets of a row with some that are set, in points.
  nonisolated static func insets(_ edges: Edge.Set, _ length: Double) -> Insets {
    Insets(
      top: edges.contains(.top) ? length : margin,
      leading: edges.contains(.leading) ? length : margin,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : margin)
  }

  private static let color = StyleValue.groupedRow
}

extension RowGroup: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let rows = rows.map(Self.row)
    // When one has a background of its own, each has.
    let areSeparate = rows.contains { $0.background != nil }
    let children = rows.enumerated().map { index, row in
      let hasSeparator = index > 0 && row.hasSeparator && row.background == nil
      var insets =
        row.insets
        ?? Insets(
          top: Self.margin, leading: Self.margin,
          bottom: index == rows.count - 1 ? Self.margin : 0, trailing: Self.margin)
      if hasSeparator { insets.top = max(insets.top, Self.margin) }
      var node = row.node
        .modified(.flexFrame(FlexFrame(maxWidth: .infinity, alignment: Alignment.leading.guides)))
        .modified(.padding(insets))
      if hasSeparator {
        node = node.modified(.overlay(Self.separator, alignment: Alignment.top.guides))
      }
      if let background = row.background {
        return node.modified(.background(background, alignment: Alignment.center.guides))
      }
      return areSeparate && !isPlain ? filled(node, with: ViewNode(.style(Self.color))) : node
    }
    let group = ViewNode(
      .vstack(StackContent(alignment: .leading, spacing: 0)), children: children)
    guard !areSeparate, !isPlain else { return [group] }
    let shape = ShapeContent(.roundedRectangle(radius: 10), fill: Self.color)
    return [filled(group, with: ViewNode(.shape(shape)))]
  }

  private func filled(_ node: ViewNode, with background: ViewNode) -> ViewNode {
    node.modified(.background(background, alignment: Alignment.center.guides))
  }

  /// A line in the middle of the space above a row.
  private static let separator = ViewNode(.divider)
    .modified(.padding(Insets(top: 0, leading: margin, bottom: 0, trailing: 0)))
    .modified(.frame(width: nil, height: margin, alignment: Alignment.center.guides))

  private struct Row {
    var node: ViewNode
    var background: ViewNode?
    var insets: Insets?
    var hasSeparator: Bool
  }

  /// Returns a row without what it says about itself; of several such, the outermost counts.
  private static func row(_ node: ViewNode) -> Row {
    var row = Row(node: node, hasSeparator: true)
    row.node.modifiers.removeAll { modifier in
      guard case .role(let role) = modifier else { return false }
      switch role {
      case .rowBackground(let layer): row.background = layer
      case .rowInsets(let insets): row.insets = insets
      case .rowWithoutSeparator: row.hasSeparator = false
      default: return false
      }
      return true
    }
    return row
  }
}
