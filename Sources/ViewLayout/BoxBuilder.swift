import ViewArchive

/// Builds the boxes of a node's tree: one for each view and modifier, children before parents.
struct BoxBuilder {
  let context: LayoutContext
  private(set) var boxes: [LayoutBox] = []
  /// Number of layers around the node that is being added.
  private var depth = 0

  /// Maximum number of nested layers. Layout recurses once per layer, and this depth fits on every
  /// thread's stack; deeper nodes become placeholders.
  static let deepest = 256

  init(context: LayoutContext) {
    self.context = context
  }

  /// Appends the boxes of a node and its children and returns the outermost one's identifier.
  /// - Parameter axis: The axis of the stack that contains the node, modifiers aside. Nil: none.
  mutating func add(_ node: ViewNode, axis: LayoutAxis?) -> BoxID {
    let layers = 1 + node.modifiers.count
    depth += layers
    defer { depth -= layers }
    guard depth <= Self.deepest else {
      return addView(ViewNode(.unsupported("too deep")), axis: axis)
    }
    var id = addView(node, axis: axis)
    if context.isTraced { boxes[id].places = node.places }
    for modifier in node.modifiers { id = add(modifier, around: id) }
    return id
  }

  // MARK: Views

  private mutating func addView(_ node: ViewNode, axis: LayoutAxis?) -> BoxID {
    switch node.kind {
    case .empty: return leaf(node, .nothing)
    case .text(let content):
      let text = TextLayout(content, context: context)
      var traits = LayoutTraits()
      traits.spacing = .text(spacingAbove: context.metrics.spacing(above: content))
      if let tall = TallTextLayout(content, plain: text, context: context) {
        traits.removableRowHeight = tall.removableRowHeight
        return append(node, tall, [], traits)
      }
      traits.text = text.widths
      return append(node, text, [], traits)
    case .image(let content):
      var traits = LayoutTraits()
      traits.naturalSize = content.naturalSize
      if case .symbol = content.rule, context.metrics.hasPhoneLetters {
        // In a stack a symbol is like a text of its font (LAYOUT-9).
        let style = RunStyle(font: content.font)
        let text = TextContent(runs: [TextRun(.literal("x"), style: style)])
        traits.spacing = .text(spacingAbove: context.metrics.spacing(above: text))
      }
      return append(node, content.rule, [], traits)
    case .shape(let content): return leaf(node, content.shape.rule)
    case .style: return leaf(node, .filling)
    case .spacer(let minimum):
      var traits = LayoutTraits()
      traits.isSpacer = true
      // Asked last (LAYOUT-4).
      traits.priority = -.infinity
      traits.spacing = .spacer(along: axis)
      return append(node, LeafLayout.spacer(along: axis, minimum: minimum), [], traits)
    case .divider: return leaf(node, .divider(in: axis))
    case .progress(let content):
      switch content.form {
      case .linear: return leaf(node, .bar)
      case .circular: return leaf(node, .icon(ideal: ImageContent.unknownSide))
      }
    case .gauge(let content):
      switch content.form {
      case .linear, .accessoryLinear, .accessoryLinearCapacity: return leaf(node, .bar)
      case .circular, .circularCapacity:
        return leaf(node, .icon(ideal: ImageContent.unknownSide))
      }
    case .hstack(let content):
      return addStack(
        node, .horizontal, .vertical(content.alignment), spacing: content.spacing)
    case .gridRow(let alignment):
      return addStack(node, .horizontal, .vertical(alignment ?? .center), spacing: nil)
    case .vstack(let content):
      return addStack(
        node, .vertical, .horizontal(content.alignment), spacing: content.spacing)
    case .islandRegion: return addStack(node, .vertical, .horizontal(.leading), spacing: nil)
    case .zstack(let alignment):
      let children = addAll(node.children.filter { !$0.isEmpty }, axis: nil)
      return append(
        node, ZStackRule(alignment: alignment), children, containerTraits(of: children))
    case .grid(let content): return addGrid(node, content)
    case .viewThatFits(let axes): return addFitting(node, axes, axis: axis)
    case .geometryReader:
      let children = context.metrics.hasPhoneLetters ? node.phoneChildren : node.cellChildren
      return append(node, GeometryLayout(), addAll(children, axis: nil), LayoutTraits())
    case .flex(let style): return addFlex(node, style)
    case .custom(let content):
      let rule = CustomLayout(
        content: content, container: context.containers[content.number])
      let children = addAll(node.children, axis: nil)
      return append(node, rule, children, containerTraits(of: children))
    case .button, .toggle, .link: return addWrapper(node, axis: axis)
    case .island(let content): return addIsland(node, content)
    case .unsupported(let name):
      guard node.children.isEmpty else { return addWrapper(node, axis: axis) }
      let text = TextLayout(TextContent(name), context: context)
      return append(node, PlaceholderLayout(text: text), [], LayoutTraits())
    }
  }

  private mutating func leaf(_ node: ViewNode, _ rule: LeafLayout) -> BoxID {
    append(node, rule, [], LayoutTraits())
  }

  private mutating func append(
    _ node: ViewNode, _ rule: any LayoutRule, _ children: [BoxID], _ traits: LayoutTraits
  ) -> BoxID {
    boxes.append(
      LayoutBox(element: .view(node.kind), rule: rule, children: children, traits: traits))
    return boxes.count - 1
  }

  private mutating func addAll(_ nodes: [ViewNode], axis: LayoutAxis?) -> [BoxID] {
    nodes.map { add($0, axis: axis) }
  }

  private mutating func addStack(
    _ node: ViewNode, _ axis: LayoutAxis, _ alignment: Guide, spacing: Double?
  ) -> BoxID {
    let children = addAll(node.children.filter { !$0.isEmpty }, axis: axis)
    var traits = containerTraits(of: children)
    traits.spacing = .stack(children.map { boxes[$0].traits.spacing }, along: axis)
    let removableSpacing = children.map { boxes[$0].traits.removableSpacing }
    if axis == .vertical {
      traits.removableRowHeight = children.reduce(0) { $0 + boxes[$1].traits.removableRowHeight }
    }
    switch axis {
    case .horizontal: traits.removableSpacing = removableSpacing.max() ?? 0
    case .vertical:
      let spacings = children.map { boxes[$0].traits.spacing }
      traits.removableSpacing = zip(spacings, spacings.dropFirst()).reduce(
        removableSpacing.reduce(0, +)
      ) {
        $0
          + max(
            0,
            StackLayout.gap(
              between: $1.0, and: $1.1, along: .vertical, spacing: spacing,
              metrics: context.metrics))
      }
    }
    let rule = StackLayout(axis: axis, alignment: alignment, spacing: spacing)
    return append(node, rule, children, traits)
  }

  /// Adds a wrapper that is laid out like its only child. Several children, which only
  /// `unsupported` has, are stacked vertically.
  private mutating func addWrapper(_ node: ViewNode, axis: LayoutAxis?) -> BoxID {
    guard let child = node.children.first, node.children.count == 1 else {
      return addStack(node, .vertical, .horizontal(.center), spacing: nil)
    }
    let id = add(child, axis: axis)
    return append(node, ModifierLayout.plain, [id], boxes[id].traits)
  }

  private mutating func addFlex(_ node: ViewNode, _ style: FlexStyle) -> BoxID {
    let children = addAll(node.children.filter { !$0.isEmpty }, axis: nil)
    let id = boxes.count
    func leaf(_ child: BoxID) -> FlexLeaf { FlexLeaf(child, boxes[child], context: context) }
    let trees = children.map { flexTree(inside: $0) }
    let tree =
      if children.count == 1, trees[0] == nil {
        FlexTree(box: id, style: style, content: leaf(children[0]))
      } else {
        FlexTree(
          box: id, style: style,
          children: zip(children, trees).map { child, tree in
            FlexTree.Child(outer: child, tree: tree ?? FlexTree(box: nil, content: leaf(child)))
          })
      }
    return append(node, FlexRule(tree: tree), children, LayoutTraits())
  }

  /// Returns the boxes of React Native's layout inside layers that leave the layout alone; nil: it is a
  /// view of another kind.
  private func flexTree(inside outer: BoxID) -> FlexTree? {
    var id = outer
    while true {
      switch boxes[id].rule {
      case let rule as FlexRule: return rule.tree
      case is OverlayLayout: break
      case let rule as ModifierLayout where rule.keepsProposal: break
      default: return nil
      }
      guard let child = boxes[id].children.first else { return nil }
      id = child
    }
  }

  private mutating func addFitting(
    _ node: ViewNode, _ axes: Set<LayoutAxis>, axis: LayoutAxis?
  ) -> BoxID {
    let children = addAll(node.children, axis: axis)
    var traits = LayoutTraits()
    if let first = children.first { traits.spacing = boxes[first].traits.spacing }
    return append(node, FittingLayout(axes: axes), children, traits)
  }

  private mutating func addGrid(_ node: ViewNode, _ content: GridContent) -> BoxID {
    var cells: [BoxID] = []
    let rows = node.children.filter { !$0.isEmpty }.map { row in
      guard case .gridRow(let alignment) = row.kind else {
        let cell = add(row, axis: nil)
        cells.append(cell)
        return GridRule.Row(cells: [cell], alignment: nil)
      }
      let own = addAll(row.childrenWithOwnModifiers, axis: nil)
      cells += own
      return GridRule.Row(
        cells: own, alignment: alignment, element: row.kind, trace: groupTrace(row))
    }
    return append(
      node, GridRule(content: content, rows: rows), cells, containerTraits(of: cells))
  }

  private mutating func addIsland(_ node: ViewNode, _ content: IslandContent) -> BoxID {
    var views: [BoxID] = []
    let regions = node.children.filter { !$0.isEmpty }.map { child in
      guard case .islandRegion(let region) = child.kind else {
        let view = add(child, axis: .vertical)
        views.append(view)
        return ExpandedIslandLayout.Region(
          content: IslandRegionContent(position: .bottom), views: [view], isExplicit: false)
      }
      let own = addAll(
        child.childrenWithOwnModifiers.filter { !$0.isEmpty }, axis: .vertical)
      views += own
      return ExpandedIslandLayout.Region(
        content: region, views: own, isExplicit: true, trace: groupTrace(child))
    }
    let rule = ExpandedIslandLayout(content: content, regions: regions)
    return append(node, rule, views, LayoutTraits())
  }

  private func groupTrace(_ node: ViewNode) -> LayoutTrace? {
    context.isTraced ? LayoutTrace(places: node.places) : nil
  }

  private func containerTraits(of children: [BoxID]) -> LayoutTraits {
    var traits = LayoutTraits()
    let spacings = children.map { boxes[$0].traits.spacing }
    if let first = spacings.first {
      traits.spacing = spacings.dropFirst().reduce(first) { $0.union($1) }
    }
    traits.removableSpacing = children.map { boxes[$0].traits.removableSpacing }.max() ?? 0
    traits.removableRowHeight = children.map { boxes[$0].traits.removableRowHeight }.max() ?? 0
    return traits
  }

  // MARK: Modifiers

  private mutating func add(_ modifier: NodeModifier, around child: BoxID) -> BoxID {
    var traits = boxes[child].traits
    var children = [child]
    var rule: any LayoutRule = ModifierLayout.plain
    switch modifier {
    case .padding(let insets):
      rule = PaddingLayout(insets: insets)
      traits.pad(insets, context.metrics)
    case .frame(let width, let height, let alignment):
      let (width, height) = (width.flatMap(Self.finite), height.flatMap(Self.finite))
      rule = FrameLayout(width: width, height: height, alignment: alignment)
      traits.constrain(horizontal: width != nil, vertical: height != nil)
    case .flexFrame(let frame), .role(.scrollFrame(let frame)):
      rule = FlexFrameLayout(frame: frame.valid(Self.valid))
      traits.constrain(
        horizontal: frame.minWidth ?? frame.idealWidth ?? frame.maxWidth != nil,
        vertical: frame.minHeight ?? frame.idealHeight ?? frame.maxHeight != nil)
    case .fixedSize(let horizontal, let vertical):
      rule = ModifierLayout.fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills):
      rule = AspectRatioLayout(ratio: ratio, fills: fills)
    case .layoutPriority(let priority): traits.priority = priority.isNaN ? 0 : priority
    case .alignHorizontal(let guide, let value):
      rule = ModifierLayout.guide(.horizontal(guide), value)
    case .alignVertical(let guide, let value):
      rule = ModifierLayout.guide(.vertical(guide), value)
    case .offset(let offset): rule = ModifierLayout.offset(offset)
    case .position(let point):
      rule = ModifierLayout.position(point)
      traits.text = nil
    case .gridCellColumns(let count): traits.gridColumns = min(max(count, 1), 64)
    case .gridCellAnchor(let anchor): traits.gridAnchor = anchor
    case .gridColumnAlignment(let alignment): traits.gridColumnAlignment = alignment
    case .gridCellUnsizedAxes(let axes): traits.gridUnsizedAxes = axes
    case .belowIfTooWide: traits.isBelowIfTooWide = true
    case .overlay(let node, let alignment), .background(let node, let alignment),
      .mask(let node, let alignment):
      rule = OverlayLayout(alignment: alignment)
      children.append(add(node, axis: nil))
    case .layoutDirection, .layoutValue, .scale, .rotation, .clip, .opacity, .shadow, .hidden,
      .zIndex,
      .colorScheme, .redacted, .picture,
      .widgetURL, .identifier, .role, .accessibilityLabel, .privacySensitive, .contentTransition,
      .transition, .animation, .unsupported:
      break
    }
    boxes.append(
      LayoutBox(element: .modifier(modifier), rule: rule, children: children, traits: traits))
    return boxes.count - 1
  }

  /// Returns a length that is valid for a fixed frame. Nil: invalid; ignored, as SwiftUI does.
  private static func finite(_ length: Double) -> Double? {
    length.isFinite ? valid(length) : nil
  }

  /// Returns a length that is valid as a limit. Nil: negative or NaN.
  private static func valid(_ length: Double) -> Double? {
    length.isNaN || length < 0 ? nil : length
  }
}
