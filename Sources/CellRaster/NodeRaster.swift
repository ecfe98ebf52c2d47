import ViewArchive
import ViewLayout

/// Draws a placed tree recursively: views are passed to the raster of their kind, modifiers change
/// the context of their content.
struct NodeRaster {
  let context: DrawContext

  func draw(_ node: PlacedNode, into grid: inout CellGrid) {
    switch node.element {
    case .view(let kind): draw(kind, of: node, into: &grid)
    case .modifier(let modifier): draw(modifier, of: node, into: &grid)
    }
  }

  private func draw(_ kind: NodeKind, of node: PlacedNode, into grid: inout CellGrid) {
    let rect = context.rect(node.bounds)
    switch kind {
    case .empty, .spacer: break
    case .text:
      TextRaster(context: context).draw(
        node.lines, in: rect, movedBy: context.shift(of: node.bounds), into: &grid)
    case .image(let image):
      ImageRaster(context: context).draw(image, in: rect, into: &grid)
    case .shape(let shape): ShapeRaster(context: context).draw(shape, in: rect, into: &grid)
    case .style(let style):
      ShapeRaster(context: context).fill(
        .rectangle, in: rect, style: style, isColorAlone: true, into: &grid)
    case .divider: drawDivider(in: context.place(node.bounds), into: &grid)
    case .progress(let progress):
      GaugeRaster(context: context).draw(progress, in: context.place(node.bounds), into: &grid)
    case .gauge(let gauge):
      GaugeRaster(context: context).draw(gauge, in: context.place(node.bounds), into: &grid)
    case .unsupported(let name) where node.children.isEmpty:
      TextRaster(context: context).drawPlaceholder(name, in: rect, into: &grid)
    case .flex(let style):
      with { $0.note(sourceSizeOf: style) }.drawChildren(of: node, kind: kind, into: &grid)
    case .hstack, .vstack, .zstack, .grid, .gridRow, .viewThatFits, .geometryReader, .custom,
      .button,
      .toggle, .link, .island, .islandRegion, .unsupported:
      drawChildren(of: node, kind: kind, into: &grid)
    }
  }

  private func drawChildren(of node: PlacedNode, kind: NodeKind, into grid: inout CellGrid) {
    let children = node.childrenInDrawingOrder
    var isLayered = false
    if case .zstack = kind { isLayered = true }
    guard isLayered else {
      // In other containers children do not overlap, even if the container is itself a background.
      let raster = context.isBackdrop ? with { $0.isBackdrop = false } : self
      for child in children { raster.draw(child, into: &grid) }
      return
    }
    for (index, child) in children.enumerated() {
      let isCovered =
        context.isBackdrop
        || children[(index + 1)...].contains {
          $0.bounds.intersects(child.bounds)
        }
      with { $0.isBackdrop = isCovered }.draw(child, into: &grid)
    }
  }

  private func drawDivider(in rect: Rect, into grid: inout CellGrid) {
    let isHorizontal = rect.width > rect.height || rect.height <= CellMetric.half
    let line = Rect(
      x: isHorizontal ? rect.minX : rect.center.x - 0.5,
      y: isHorizontal ? rect.center.y - 0.5 : rect.minY,
      width: isHorizontal ? rect.width : 1, height: isHorizontal ? 1 : rect.height)
    let paint = context.paint(.color(.system(.separator)), in: line)
    LineRaster(context: context).draw(line, paint: paint, into: &grid)
  }

  private func draw(_ modifier: NodeModifier, of node: PlacedNode, into grid: inout CellGrid) {
    guard let child = node.children.first else { return }
    let content = node.children.count > 1 ? node.children[1] : nil
    let rect = context.rect(node.bounds)
    switch modifier {
    case .padding, .fixedSize, .aspectRatio, .layoutPriority, .alignHorizontal, .alignVertical,
      .offset, .position, .gridCellColumns, .gridColumnAlignment, .gridCellAnchor,
      .gridCellUnsizedAxes, .layoutValue, .belowIfTooWide, .shadow, .zIndex, .picture, .widgetURL,
      .identifier, .role, .accessibilityLabel, .privacySensitive, .contentTransition, .transition,
      .animation, .unsupported:
      draw(child, into: &grid)
    case .frame(let width, let height, _):
      with { $0.note(width: width, height: height) }.draw(child, into: &grid)
    case .flexFrame(let frame):
      with { $0.note(width: frame.maxWidth, height: frame.maxHeight) }.draw(child, into: &grid)
    case .overlay:
      draw(child, into: &grid)
      if let content, !child.isBoxOfNoSize {
        with { $0.note(thicknessOf: child) }.draw(content, into: &grid)
      }
    case .background:
      if let content, !child.isBoxOfNoSize {
        with {
          $0.isBackdrop = true
          $0.note(thicknessOf: child)
        }.draw(content, into: &grid)
      }
      draw(child, into: &grid)
    case .scale(let x, let y, let anchor):
      guard x != 0, y != 0 else { return }
      let scale = PlaneTransform(scaleX: x, y: y, around: point(anchor, in: rect))
      transformed(by: scale, child).draw(child, into: &grid)
    case .rotation(let degrees, let anchor):
      let turn = PlaneTransform(degrees: degrees, around: point(anchor, in: rect))
      transformed(by: turn, child).draw(child, into: &grid)
    case .clip(let shape):
      let mask = ShapeRaster(context: context).mask(of: shape, in: rect)
      with { $0.masks.append(mask) }.draw(child, into: &grid)
    case .mask:
      guard let content else { return draw(child, into: &grid) }
      let mask = MaskRaster(context: context).mask(of: content)
      with { $0.masks.append(mask) }.draw(child, into: &grid)
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      with { $0.opacity *= Tint.unit(opacity) }.draw(child, into: &grid)
    case .hidden: break
    case .layoutDirection(let direction):
      with { $0.isRightToLeft = direction == .rightToLeft }.draw(child, into: &grid)
    case .colorScheme(let scheme):
      with {
        $0.surface.colorScheme = scheme
        $0.surface.foreground = SystemPalette.label(level: 0, scheme: scheme).color
      }.draw(child, into: &grid)
    case .redacted: with { $0.isRedacted = true }.draw(child, into: &grid)
    }
  }

  private func transformed(by inner: PlaneTransform, _ child: PlacedNode) -> NodeRaster {
    with {
      $0.transform = $0.transform.after(inner)
      $0.movesText = $0.movesText && (inner.keepsTextsApart || child.hasOneTextAtMost)
    }
  }

  private func with(_ change: (inout DrawContext) -> Void) -> NodeRaster {
    var context = context
    change(&context)
    return NodeRaster(context: context)
  }

  private func point(_ anchor: RelativePoint, in rect: Rect) -> Point {
    Point(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }
}

extension DrawContext {
  /// Stores the size of a frame that is too thin for a cell, for the shapes inside.
  fileprivate mutating func note(width: Double?, height: Double?) {
    if let width, width <= CellMetric.half / 2 {
      fineWidth = min(fineWidth ?? width, max(width, 0))
    }
    if let height, height <= CellMetric.half {
      fineHeight = min(fineHeight ?? height, max(height, 0))
    }
  }
}

extension DrawContext {
  /// Stores the lengths that the style of a box gives it.
  fileprivate mutating func note(sourceSizeOf style: FlexStyle) {
    note(width: style.sizes.width?.points, height: style.sizes.height?.points)
  }

  /// Stores the thickness of 1 point when `node` is a divider, or that of a thin box, so that its overlay or background is
  /// as thin as the divider instead of its cell.
  fileprivate mutating func note(thicknessOf node: PlacedNode) {
    var inner = node
    while case .modifier = inner.element, let child = inner.children.first { inner = child }
    if case .view(.flex(let style)) = inner.element { return note(sourceSizeOf: style) }
    guard inner.element == .view(.divider) else { return }
    let isHorizontal = inner.bounds.width > inner.bounds.height
    note(width: isHorizontal ? nil : 1, height: isHorizontal ? 1 : nil)
  }
}

extension PlacedNode {
  /// True for a box of React Native's layout that has no size, such as a bar of 0 %: it has no
  /// background, not even a dot.
  fileprivate var isBoxOfNoSize: Bool {
    guard bounds.width <= 0 || bounds.height <= 0 else { return false }
    var inner = self
    while case .modifier = inner.element, let child = inner.children.first { inner = child }
    if case .view(.flex) = inner.element { return true }
    return false
  }

  fileprivate var hasOneTextAtMost: Bool {
    var count = 0
    walk { count += $0.lines.isEmpty ? 0 : 1 }
    return count <= 1
  }
}
