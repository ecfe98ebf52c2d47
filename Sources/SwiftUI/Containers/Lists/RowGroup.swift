import ViewArchive

/// The rows of a list or of one of its sections: on a common background, or, in a plain list, on the
/// screen's. The nodes are made here and not of views: a list may have very many.
struct RowGroup {
  /// Marks the node of a section.
  static let sectionMark = "list section"

  let rows: [ViewNode]
  let isPlain: Bool

  /// The space beside a row, and above it, in points.
  private static let margin = 16.0
  private static let color = StyleValue.color(.groupedRow)
}

extension RowGroup: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let rows = rows.map(Self.row)
    // When one has a background of its own, each has.
    let areSeparate = rows.contains { $0.background != nil }
    let children = rows.enumerated().map { index, row in
      var node = row.node
        .modified(.flexFrame(FlexFrame(maxWidth: .infinity, alignment: Alignment.leading.guides)))
        .modified(
          .padding(
            Insets(
              top: Self.margin, leading: Self.margin,
              bottom: index == rows.count - 1 ? Self.margin : 0, trailing: Self.margin)))
      if index > 0, row.hasSeparator, row.background == nil {
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

  private static func row(
    _ node: ViewNode
  ) -> (node: ViewNode, background: ViewNode?, hasSeparator: Bool) {
    let hasSeparator = !node.modifiers.contains(.mark(.rowWithoutSeparator))
    guard let index = node.modifiers.firstIndex(of: .mark(.rowBackground)), index > 0,
      case .background(let layer, _) = node.modifiers[index - 1]
    else { return (node, nil, hasSeparator) }
    var node = node
    node.modifiers.removeSubrange(index - 1...index)
    return (node, layer, hasSeparator)
  }
}
