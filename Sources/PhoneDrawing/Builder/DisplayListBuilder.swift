import CellRaster
import Foundation
import ViewArchive
import ViewLayout

/// Converts a tree that was laid out with `LayoutMetrics.phone` to a display list.
struct DisplayListBuilder {
  private(set) var notes: [String] = []

  /// Returns the items of a tree; the surface's own background is not drawn.
  mutating func items(of node: PlacedNode, _ context: DrawingContext) -> [DisplayItem] {
    switch node.element {
    case .view(let kind): items(of: kind, in: node, context)
    case .modifier(let modifier): items(of: modifier, in: node, context)
    }
  }

  /// Adds a note once.
  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  private mutating func items(
    of kind: NodeKind, in node: PlacedNode, _ context: DrawingContext
  ) -> [DisplayItem] {
    let rect = context.rect(node.bounds)
    switch kind {
    case .empty, .spacer: return []
    case .text: return text(of: node, in: rect, context)
    case .image(let image): return self.image(image, in: rect, context)
    case .shape(let shape): return Self.shape(shape, in: rect, context)
    case .style(let style): return Self.fill(.rectangle(rect), style, in: rect, context)
    case .divider: return [Self.divider(in: rect, context)]
    case .progress(let progress): return GaugeItems(context: context).items(of: progress, in: rect)
    case .gauge(let gauge): return GaugeItems(context: context).items(of: gauge, in: rect)
    case .unsupported(let name) where node.children.isEmpty:
      return missing([name], in: rect, context)
    case .hstack, .vstack, .zstack, .grid, .gridRow, .viewThatFits, .geometryReader, .flex, .custom,
      .button, .toggle, .link, .island, .islandRegion, .unsupported:
      var items: [DisplayItem] = []
      for child in node.childrenInDrawingOrder { items += self.items(of: child, context) }
      guard let control = kind.control else { return items }
      if let ring = context.ring, ring.control == control { items += ring.items(around: rect) }
      return [.control(control, rect, items)]
    }
  }

  // MARK: Modifiers

  private mutating func items(
    of modifier: NodeModifier, in node: PlacedNode, _ context: DrawingContext
  ) -> [DisplayItem] {
    guard let child = node.children.first else { return [] }
    let content = node.children.count > 1 ? node.children[1] : nil
    let rect = context.rect(node.bounds)
    var inner = context
    switch modifier {
    case .padding, .frame, .flexFrame, .fixedSize, .aspectRatio, .layoutPriority,
      .alignHorizontal, .alignVertical, .offset, .position, .gridCellColumns,
      .gridColumnAlignment, .gridCellAnchor, .gridCellUnsizedAxes, .layoutValue,
      .belowIfTooWide, .zIndex, .widgetURL, .identifier, .role, .accessibilityLabel,
      .privacySensitive,
      .contentTransition, .transition, .animation, .unsupported:
      return items(of: child, context)
    case .overlay:
      let below = items(of: child, context)
      return content.map { below + items(of: $0, context) } ?? below
    case .background:
      let behind = content.map { items(of: $0, context) } ?? []
      return behind + items(of: child, context)
    case .scale(let x, let y, let anchor):
      guard x != 0, y != 0 else { return [] }
      let scale = PlaneTransform(scaleX: x, y: y, around: Self.point(anchor, in: rect))
      return group(child, .transform(scale), context)
    case .rotation(let degrees, let anchor):
      let turn = PlaneTransform(degrees: degrees, around: Self.point(anchor, in: rect))
      return group(child, .transform(turn), context)
    case .clip(let shape): return group(child, .clip(context.path(of: shape, in: rect)), context)
    case .mask:
      guard let content else { return items(of: child, context) }
      return group(child, .mask(items(of: content, context)), context)
    case .opacity(let opacity):
      let opacity = Tint.unit(opacity)
      return opacity > 0 ? group(child, .opacity(opacity), context) : []
    case .shadow(let style, let radius, let offset):
      let tint = context.paint(style, in: rect).mean
      guard tint.alpha > 0 else { return items(of: child, context) }
      return group(
        child, .shadow(tint, radius: Self.limited(radius), offset: Self.limited(offset)), context)
    case .hidden: return []
    case .layoutDirection(let direction):
      inner.isRightToLeft = direction == .rightToLeft
      return items(of: child, inner)
    case .colorScheme(let scheme):
      inner.surface.colorScheme = scheme
      inner.surface.foreground = SystemPalette.label(level: 0, scheme: scheme).color
      return items(of: child, inner)
    case .redacted:
      inner.isRedacted = true
      return items(of: child, inner)
    case .picture(let effect): return items(of: child, effect, in: rect, context)
    }
  }

  private mutating func items(
    of child: PlacedNode, _ effect: PictureEffect, in rect: Rect, _ context: DrawingContext
  ) -> [DisplayItem] {
    switch effect {
    case .blur(let radius, let isOpaque):
      return group(child, .blur(radius: Self.limited(radius), isOpaque: isOpaque), context)
    case .blend(let mode): return group(child, .blend(mode), context)
    case .group: return group(child, .blend(.normal), context)
    case .partial: return items(of: child, context)
    case .filter(let filter):
      let matrix = ColorMatrix(filter) { context.paint($0, in: rect).mean }
      return group(child, .colors(matrix), context)
    case .rotation3D(let degrees, let axis, let anchor, let perspective):
      let projection = Projection(
        degrees: degrees, axis: axis, perspective: perspective, around: Self.point(anchor, in: rect)
      )
      guard let transform = projection.transform(of: rect) else { return [] }
      return group(
        child, perspective == 0 ? .transform(transform) : .projection(projection, of: rect), context
      )
    case .glass(let shape, let tint):
      return glass(shape, tint, in: rect, context) + items(of: child, context)
    case .container(let shape):
      var inner = context
      inner.container = rect
      inner.surface.cornerRadius = Self.radius(of: shape, in: rect)
      return items(of: child, inner)
    }
  }

  /// Liquid Glass: the thin material with a rim of light of half a point, and the tint over it.
  private func glass(
    _ shape: ShapeKind, _ tint: StyleValue?, in rect: Rect, _ context: DrawingContext
  ) -> [DisplayItem] {
    let path = context.path(of: shape, in: rect)
    var items = Self.fill(path, .material(.thin), in: rect, context)
    if let tint { items.append(.fill(path, context.paint(tint, in: rect).faded(by: 0.6))) }
    let rim = context.path(of: .inset(shape, by: 0.25), in: rect)
    items.append(
      .stroke(rim, StrokeLine(width: 0.5), .solid(Tint(.white, alpha: 0.3))))
    return items
  }

  /// The corner radius of a container's shape.
  private static func radius(of shape: ShapeKind, in rect: Rect) -> Double {
    switch shape {
    case .roundedRectangle(let radius): radius
    case .unevenRoundedRectangle(let first, let second, let third, let fourth):
      max(first, second, third, fourth)
    case .circle, .capsule, .ellipse: min(rect.width, rect.height) / 2
    case .circular(let inner), .inset(let inner, _), .offset(let inner, _),
      .rotated(let inner, _), .trimmed(let inner, _, _):
      radius(of: inner, in: rect)
    case .rectangle, .containerRelative, .path: 0
    }
  }

  private mutating func group(
    _ child: PlacedNode, _ effect: GroupEffect, _ context: DrawingContext
  ) -> [DisplayItem] {
    let items = items(of: child, context)
    return items.isEmpty ? [] : [.group(items, [effect])]
  }

  private static func point(_ anchor: RelativePoint, in rect: Rect) -> Point {
    Point(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }

  /// The largest radius of a blur, in points: beyond it a shadow is the same grey everywhere.
  private static let largestRadius = 100.0

  private static func limited(_ radius: Double) -> Double {
    radius.isNaN ? 0 : min(max(radius, 0), largestRadius)
  }

  private static func limited(_ offset: Point) -> Point {
    func limited(_ length: Double) -> Double {
      length.isNaN ? 0 : min(max(length, -2_000), 2_000)
    }
    return Point(x: limited(offset.x), y: limited(offset.y))
  }

  // MARK: Simple views

  /// Returns the inside of a path in a style. A material blurs what is behind it; behind the island
  /// there is only black.
  private static func fill(
    _ path: [PathElement], _ style: StyleValue, in rect: Rect, _ context: DrawingContext,
    _ rule: FillRule = .winding
  ) -> [DisplayItem] {
    let veil = DisplayItem.fill(path, context.paint(style, in: rect), rule)
    guard case .material(let name) = style, context.surface.background != .black else {
      return [veil]
    }
    let radius = blurRadius * thickness(of: name)
    return [.backdrop(path, radius: radius, saturation: materialSaturation), veil]
  }

  /// The standard deviation of the blur behind a regular material, in points (PICTURE-9).
  private static let blurRadius = 20.0
  /// The saturation of what is seen through a material (PICTURE-9).
  private static let materialSaturation = 1.8

  private static func thickness(of material: MaterialName) -> Double {
    switch material {
    case .ultraThin: 0.6
    case .thin: 0.8
    case .regular, .bar: 1
    case .thick: 1.2
    case .ultraThick: 1.4
    }
  }

  private static func shape(
    _ content: ShapeContent, in rect: Rect, _ context: DrawingContext
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let fill = content.fill ?? (content.stroke == nil ? .primary : nil) {
      items += Self.fill(
        context.path(of: content.shape, in: rect), fill, in: rect, context,
        content.isEvenOdd == true ? .evenOdd : .winding)
    }
    if let stroke = content.stroke, stroke.lineWidth > 0 {
      let shape =
        stroke.isInside ? ShapeKind.inset(content.shape, by: stroke.lineWidth / 2) : content.shape
      items.append(
        .stroke(
          context.path(of: shape, in: rect),
          StrokeLine(stroke),
          context.paint(stroke.style, in: rect)))
    }
    return items
  }

  /// A line of one pixel of a phone in the middle of its point.
  private static func divider(in rect: Rect, _ context: DrawingContext) -> DisplayItem {
    let pixel = 1.0 / 3
    let isHorizontal = rect.width > rect.height
    let line = Rect(
      x: isHorizontal ? rect.minX : rect.minX + (rect.width - pixel) / 2,
      y: isHorizontal ? rect.minY + (rect.height - pixel) / 2 : rect.minY,
      width: isHorizontal ? rect.width : pixel, height: isHorizontal ? pixel : rect.height)
    return .fill(.rectangle(line), context.paint(.color(.system(.separator)), in: line))
  }
}
