import ViewArchive

typealias StyleMember<Root, Value> = WritableKeyPath<Root, Value> & Sendable

/// The keys of style dictionaries whose values are lengths or numbers.
enum StyleKeys {
  /// A length with a key of its own.
  struct LengthKey: Sendable {
    let path: any StyleMember<FlexStyle, FlexLength?>
    let kind: LengthKind
  }

  /// A length of one or several edges.
  struct EdgeKey<Root, Edges>: Sendable {
    let edges: any StyleMember<Root, Edges>
    let edge: any StyleMember<Edges, FlexLength?>
    let kind: LengthKind
  }

  static let lengths: [String: LengthKey] = [
    "width": LengthKey(path: \.sizes.width, kind: .sizeOrAuto),
    "height": LengthKey(path: \.sizes.height, kind: .sizeOrAuto),
    "minWidth": LengthKey(path: \.sizes.minimumWidth, kind: .sizeOrAuto),
    "minHeight": LengthKey(path: \.sizes.minimumHeight, kind: .sizeOrAuto),
    "maxWidth": LengthKey(path: \.sizes.maximumWidth, kind: .sizeOrAuto),
    "maxHeight": LengthKey(path: \.sizes.maximumHeight, kind: .sizeOrAuto),
    "flexBasis": LengthKey(path: \.item.basis, kind: .sizeOrAuto),
    "gap": LengthKey(path: \.container.gap, kind: .size),
    "rowGap": LengthKey(path: \.container.rowGap, kind: .size),
    "columnGap": LengthKey(path: \.container.columnGap, kind: .size),
  ]

  static let numbers: [String: any StyleMember<FlexStyle, Double?>] = [
    "flex": \.item.flex,
    "flexGrow": \.item.grow,
    "flexShrink": \.item.shrink,
  ]

  static let edges: [String: EdgeKey<FlexStyle, FlexEdges>] = {
    var keys: [String: EdgeKey<FlexStyle, FlexEdges>] = [:]
    for (name, edge) in edgeNames {
      keys["margin\(name)"] = EdgeKey(edges: \.margin, edge: edge, kind: .offset)
      keys["padding\(name)"] = EdgeKey(edges: \.padding, edge: edge, kind: .size)
      let isAxis = name == "Horizontal" || name == "Vertical"
      if isAxis { continue }
      keys["border\(name)Width"] = EdgeKey(edges: \.border, edge: edge, kind: .points)
      let inset = name.isEmpty ? "inset" : name.lowercased()
      keys[inset] = EdgeKey(edges: \.insets, edge: edge, kind: .offset)
    }
    return keys
  }()

  static let aliases: [String: EdgeKey<Aliases, Aliases.Edges>] = {
    var keys: [String: EdgeKey<Aliases, Aliases.Edges>] = [:]
    for (name, edge) in aliasNames {
      keys["margin\(name)"] = EdgeKey(edges: \.margin, edge: edge, kind: .offset)
      keys["padding\(name)"] = EdgeKey(edges: \.padding, edge: edge, kind: .size)
      keys["inset\(name)"] = EdgeKey(edges: \.inset, edge: edge, kind: .offset)
    }
    return keys
  }()

  private static let edgeNames: [String: any StyleMember<FlexEdges, FlexLength?>] = [
    "": \.all,
    "Horizontal": \.horizontal,
    "Vertical": \.vertical,
    "Left": \.left,
    "Top": \.top,
    "Right": \.right,
    "Bottom": \.bottom,
    "Start": \.start,
    "End": \.end,
  ]

  private static let aliasNames: [String: any StyleMember<Aliases.Edges, FlexLength?>] = [
    "Inline": \.inline,
    "Block": \.block,
    "InlineStart": \.inlineStart,
    "InlineEnd": \.inlineEnd,
    "BlockStart": \.blockStart,
    "BlockEnd": \.blockEnd,
  ]
}
