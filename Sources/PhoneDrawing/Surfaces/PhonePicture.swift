package import ActivityModel
package import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

/// Draws the presentations of an activity as a phone shows them: laid out in points, on the
/// wallpaper, as wide as the screen.
package struct PhonePicture: Sendable {
  package var device: Device
  /// The measures for the device's island.
  package var island: IslandMeasures
  package var time: TimedTextContext
  /// The appearance of cards; the island is always dark.
  package var appearance: ColorSchemeName
  /// The colours of the wallpaper at its upper and lower edge.
  package var wallpaper: (top: RGB, bottom: RGB)
  /// The control that is marked. Nil: none.
  package var ring: ControlRing?
  /// The generation of iOS whose colours and materials are drawn.
  package var systemLook: SystemLook

  package init(
    device: Device, island: IslandMeasures, time: TimedTextContext, appearance: ColorSchemeName,
    wallpaper: (top: RGB, bottom: RGB), ring: ControlRing? = nil,
    systemLook: SystemLook = .newest
  ) {
    self.device = device
    self.island = island
    self.time = time
    self.appearance = appearance
    self.wallpaper = wallpaper
    self.ring = ring
    self.systemLook = systemLook
  }

  // MARK: The island

  /// The island with its compact sides, as wide as their content (PICTURE-1, SIZE-10). Nil: the widget
  /// declares no island.
  package func compact(_ archive: ActivityArchive) -> PictureScene? {
    guard let leading = archive.compactLeading, let trailing = archive.compactTrailing else {
      return nil
    }
    let camera = camera
    let limits = island.compactSides
    func laidOut(_ node: ViewNode, in width: Double) -> PlacedNode {
      layout(node, in: Proposal(width: width, height: island.restingHeight))
    }
    let nodes = [leading, trailing]
    var sides = nodes.map { laidOut($0, in: limits.widest) }
    // What is too wide beside the other side gets the room that is left there.
    let rooms = [1, 0].map { limits.room(beside: sides[$0].bounds.width) }
    for index in sides.indices where sides[index].bounds.width > rooms[index] {
      sides[index] = laidOut(nodes[index], in: rooms[index])
    }
    let widths = limits.widths(of: sides[0].bounds.width, sides[1].bounds.width)
    let body = Rect(
      x: camera.minX - widths.leading, y: inset,
      width: widths.leading + camera.width + widths.trailing, height: island.restingHeight)
    var scene = scene(of: [body])
    scene.items += islandBody(body, radius: body.height / 2)
    for (side, x) in [(sides[0], body.minX), (sides[1], body.maxX - sides[1].bounds.width)] {
      scene.add(
        side, at: Point(x: x, y: middle(of: side, in: body)),
        within: body.inset(by: Self.compactInset), reach: Self.compactInset, self)
    }
    return scene
  }

  /// The island with an attached and a detached minimal view; nil views leave their place empty.
  package func minimal(
    attached: ActivityArchive?, detached: ActivityArchive?
  ) -> PictureScene {
    let height = island.minimal.height
    let views = [attached, detached].map { archive in
      archive?.minimal.map {
        layout($0, in: Proposal(width: island.minimal.width, height: island.minimal.height))
      }
    }
    let widths = zip(views, [height, island.detachedWidth]).map { view, least in
      max(min(view?.bounds.width ?? 0, island.minimal.width), least)
    }
    let body = Rect(
      x: camera.minX - widths[0], y: inset, width: widths[0] + camera.width, height: height)
    let bubble = Rect(
      x: body.maxX + Self.bubbleDistance, y: inset, width: widths[1], height: height)
    var scene = scene(of: [body, bubble])
    for (index, shape) in [body, bubble].enumerated() {
      scene.items += islandBody(shape, radius: height / 2)
      guard let view = views[index] else { continue }
      let slot = Rect(x: shape.minX, y: shape.minY, width: widths[index], height: height)
      scene.add(
        view,
        at: Point(
          x: slot.minX + (slot.width - view.bounds.width) / 2, y: middle(of: view, in: slot)),
        within: slot, self)
    }
    return scene
  }

  /// The expanded island. Nil: the widget declares none.
  package func expanded(_ archive: ActivityArchive) -> PictureScene? {
    guard let node = archive.expanded, case .island(let content) = node.kind else { return nil }
    let margins = content.margins
    let placed = layout(
      node,
      in: Proposal(
        width: max(island.expandedWidth - margins.horizontal, 0),
        height: max(island.expandedHeight.upperBound - margins.vertical, 0)))
    let height = min(
      max(placed.bounds.height + margins.vertical, island.expandedHeight.lowerBound),
      island.expandedHeight.upperBound)
    let body = Rect(
      x: (device.screenWidth - island.expandedWidth) / 2, y: inset, width: island.expandedWidth,
      height: height)
    var scene = scene(of: [body])
    scene.items += islandBody(body, radius: device.expandedRadius)
    let cut = min(
      Self.cornerInset, margins.leading, margins.trailing, margins.top, margins.bottom)
    scene.add(
      placed, at: Point(x: body.minX + margins.leading, y: body.minY + margins.top),
      within: body.inset(by: max(cut, 0)),
      radius: device.expandedRadius - max(cut, 0) * Self.cornerShare,
      reach: max(cut, 0), self)
    return scene
  }

  // MARK: Cards

  /// A card on the Lock Screen. Nil: the widget has no view for it.
  /// - Parameters:
  ///   - node: The view to draw, which may be hidden for privacy.
  ///   - isDimmed: True for Always-On: a little smaller, on a dimmed wallpaper (SURFACE-1).
  package func card(
    _ node: ViewNode?, of archive: ActivityArchive, isDimmed: Bool = false, hasBanner: Bool = false
  ) -> PictureScene? {
    guard let node else { return nil }
    let scheme = isDimmed ? ColorSchemeName.dark : appearance
    var surface = SurfaceColors.phoneCard(scheme, systemLook)
    let width = min(device.cardWidth, device.screenWidth)
    let heights = 0...PhoneMeasures.cardHeight
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(node, width: width, heights: heights, overflows: true)
    let height = min(max(placed.bounds.height, heights.lowerBound), heights.upperBound)
    let card = Rect(
      x: (device.screenWidth - width) / 2, y: hasBanner ? inset : Self.cardDistance, width: width,
      height: height)
    let behind =
      isDimmed ? (top: dimmed(wallpaper.top), bottom: dimmed(wallpaper.bottom)) : wallpaper
    let veil = systemLook.veil(
      archive.activityBackgroundTint.map {
        StyleResolver(surface: surface).paint($0, in: .zero).mean
      }, scheme: scheme)
    surface.background = veil.blended(
      over: behind.bottom.blended(
        over: behind.top, amount: min(card.center.y / max(device.screenHeight, 1), 1)))
    let shrinking = PlaneTransform(
      scaleX: Self.alwaysOnScale, y: Self.alwaysOnScale, around: card.center)
    let seen =
      isDimmed
      ? Rect(
        origin: shrinking.apply(to: card.origin),
        size: Size(
          width: card.width * Self.alwaysOnScale, height: card.height * Self.alwaysOnScale)) : card
    var scene = PictureScene(
      size: Size(width: device.screenWidth, height: card.maxY + Self.cardDistance), bounds: seen,
      wallpaper: behind, screenHeight: device.screenHeight)
    let outline = [PathElement].rounded(card, radius: surface.cornerRadius)
    var items: [DisplayItem] =
      veil.alpha < 1 ? [.backdrop(outline, radius: Self.cardBlur, saturation: 1)] : []
    items.append(.fill(outline, .solid(veil)))
    if systemLook == .glass { items.append(Self.rim(of: card, surface)) }
    items += scene.items(
      of: placed,
      at: Point(
        x: card.minX + (width - placed.bounds.width) / 2,
        y: card.minY + (height - placed.bounds.height) / 2), within: card, surface: surface,
      self)
    scene.items.append(.group(items, isDimmed ? [.transform(shrinking)] : []))
    return scene
  }

  /// StandBy with an open card: the whole screen on its side, the card almost twice as large, its tint
  /// up to the edges (SURFACE-2, PICTURE-14). Nil: the widget has no view for it.
  /// - Parameter isNight: True to draw everything in red (SURFACE-3).
  package func standBy(_ archive: ActivityArchive, isNight: Bool = false) -> PictureScene? {
    guard let node = archive.lockScreen else { return nil }
    var surface = SurfaceColors.phoneCard(.dark, systemLook)
    surface.background = .black
    if let tint = archive.activityBackgroundTint {
      surface.background = StyleResolver(surface: surface).paint(tint, in: .zero).mean.blended(
        over: .black)
    }
    let screen = Rect(x: 0, y: 0, width: device.screenHeight, height: device.screenWidth)
    let width = min(device.cardWidth, device.screenWidth) - Self.standByInset.width
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(node, width: width, heights: 0...PhoneMeasures.cardHeight)
    let card = Rect(
      x: screen.center.x - width / 2, y: screen.center.y - placed.bounds.height / 2, width: width,
      height: placed.bounds.height)
    var scene = PictureScene(
      size: screen.size, bounds: screen, wallpaper: (.black, .black), screenHeight: screen.height)
    // Nothing cuts the card but the screen.
    surface.cornerRadius = 0
    let content = scene.items(
      of: placed, at: card.origin, within: screen, surface: surface, self)
    let items: [DisplayItem] = [
      .fill(.rectangle(screen), .solid(Tint(surface.background))),
      .group(
        content,
        [
          .transform(
            PlaneTransform(
              scaleX: Self.standByScale, y: Self.standByScale, around: screen.center)),
          .transform(
            PlaneTransform(translation: Point(x: -Self.standByInset.left, y: Self.standByDrop))),
        ]),
    ]
    scene.items = isNight ? [.group(items, [.colors(.night)])] : items
    return scene
  }

  /// The edge of glass, which catches light.
  private static func rim(of card: Rect, _ surface: SurfaceColors) -> DisplayItem {
    .stroke(
      .rounded(card.inset(by: 0.25), radius: surface.cornerRadius - 0.25), StrokeLine(width: 0.5),
      .solid(Tint(.white, alpha: 0.3)))
  }

  // MARK: Helpers

  /// The distance between the island and a bubble, in points (PICTURE-2).
  private static let bubbleDistance = 8.0
  /// The standard deviation of the wallpaper's blur below a card, in points (PICTURE-16).
  private static let cardBlur = 40.0
  /// The size of a card in Always-On (SURFACE-1).
  private static let alwaysOnScale = 0.97
  /// The inset of the outline that cuts the content of the expanded island, in points (PICTURE-17).
  private static let cornerInset = 12.0
  /// How much less the radius of its corners is than the island's, as a share of the inset.
  private static let cornerShare = 7.0 / 12
  /// The inset of the outline that cuts the content of the compact island, in points.
  private static let compactInset = 3.5
  /// The size of a card in StandBy (PICTURE-14).
  private static let standByScale = 1.95
  /// How far the card's middle is below the screen's, in points (PICTURE-14).
  private static let standByDrop = 18.3
  /// How much narrower a card is laid out than on the Lock Screen, and how far it is left of the
  /// screen's middle, in points (PICTURE-14).
  private static let standByInset = (width: 3.5, left: 3.0)
  /// The distance between a card and the edges of the picture, in points.
  private static let cardDistance = 10.0

  private var inset: Double { island.inset }

  private var camera: Rect {
    Rect(
      x: (device.screenWidth - island.camera.width) / 2, y: inset, width: island.camera.width,
      height: island.camera.height)
  }

  private func layout(_ node: ViewNode, in proposal: Proposal) -> PlacedNode {
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    return engine.layout(node, in: proposal)
  }

  private func middle(of placed: PlacedNode, in rect: Rect) -> Double {
    rect.minY + (rect.height - placed.bounds.height) / 2
  }

  /// The island's black shape. On dark surroundings a neutral line is around it; the colour of
  /// `keylineTint` is not seen on any phone (PICTURE-15).
  private func islandBody(_ rect: Rect, radius: Double) -> [DisplayItem] {
    var items: [DisplayItem] = [.fill(.rounded(rect, radius: radius), .solid(Tint(.black)))]
    if wallpaper.top.contrast(with: .black) < Self.darkSurroundings {
      let width = 1.3
      items.append(
        .stroke(
          .rounded(rect.inset(by: -width / 2), radius: radius + width / 2),
          StrokeLine(width: width),
          .solid(Tint(.white, alpha: 0.035))))
    }
    return items
  }

  /// The contrast with black below which surroundings are dark.
  private static let darkSurroundings = 2.0

  /// A scene with the island's shapes, as wide as the screen: the island is as far from its sides
  /// as from the top (PICTURE-2).
  private func scene(of shapes: [Rect]) -> PictureScene {
    let left = shapes.map(\.minX).min() ?? 0
    let right = shapes.map(\.maxX).max() ?? 0
    let bottom = shapes.map(\.maxY).max() ?? inset
    let bounds = Rect(x: left, y: inset, width: right - left, height: bottom - inset)
    return PictureScene(
      size: Size(width: device.screenWidth, height: bounds.maxY + inset), bounds: bounds,
      wallpaper: wallpaper, screenHeight: device.screenHeight)
  }

  private func dimmed(_ color: RGB) -> RGB {
    RGB.black.blended(over: color, amount: Wallpaper.alwaysOnDimming)
  }
}

extension PictureScene {
  /// Adds a view in the island, clipped to its shape.
  ///
  /// - Parameter reach: How far it is seen beyond the straight sides.
  fileprivate mutating func add(
    _ placed: PlacedNode, at origin: Point, within body: Rect, radius: Double? = nil,
    reach: Double = 0, _ picture: PhonePicture
  ) {
    items += items(
      of: placed, at: origin, within: body,
      surface: .phoneIsland(radius: radius ?? body.height / 2, picture.systemLook), reach: reach,
      picture)
  }

  fileprivate mutating func items(
    of placed: PlacedNode, at origin: Point, within rect: Rect, surface: SurfaceColors,
    reach: Double = 0, _ picture: PhonePicture
  ) -> [DisplayItem] {
    let context = DrawingContext(
      surface: surface, origin: origin, container: rect, now: picture.time.now,
      ring: picture.ring)
    var builder = DisplayListBuilder()
    let content = builder.items(of: placed, context)
    notes += builder.notes.filter { !notes.contains($0) }
    guard !content.isEmpty else { return [] }
    return [
      .group(content, [.clip(Self.outline(rect, radius: surface.cornerRadius, reach: reach))])
    ]
  }

  /// The outline of a rectangle with round corners, whose sides swing outwards where they are long
  /// enough.
  private static func outline(_ rect: Rect, radius: Double, reach: Double) -> [PathElement] {
    let outline = [PathElement].rounded(rect, radius: radius)
    guard reach > 0 else { return outline }
    var path: [PathElement] = []
    var last = rect.origin
    var first: Point?
    /// Adds the side to a point, clockwise.
    func addSide(to end: Point) {
      let (dx, dy) = (end.x - last.x, end.y - last.y)
      let length = abs(dx) + abs(dy)
      defer { path.append(.line(end)) }
      guard length >= 4 * reach else { return }
      let way = Point(x: dx / length * reach, y: dy / length * reach)
      func point(_ start: Point, _ along: Double, isOutside: Bool) -> Point {
        let out = isOutside ? 1.0 : 0
        return Point(
          x: start.x + along * way.x + out * way.y, y: start.y + along * way.y - out * way.x)
      }
      path += [
        .cubic(
          point(last, 2, isOutside: true), control1: point(last, 1, isOutside: false),
          control2: point(last, 1, isOutside: true)),
        .line(point(end, -2, isOutside: true)),
        .cubic(
          end, control1: point(end, -1, isOutside: true),
          control2: point(end, -1, isOutside: false)),
      ]
    }
    for element in outline {
      switch element {
      case .move(let point):
        path.append(element)
        (first, last) = (first ?? point, point)
      case .line(let point):
        addSide(to: point)
        last = point
      case .cubic(let point, _, _), .quadratic(let point, _):
        path.append(element)
        last = point
      case .close:
        if let first { addSide(to: first) }
        path.append(element)
      }
    }
    return path
  }
}

extension SurfaceColors {
  /// The island's surface on a phone: black, with white text (ISLAND-9).
  package static func phoneIsland(
    radius: Double, _ systemLook: SystemLook = .newest
  ) -> SurfaceColors {
    SurfaceColors(
      background: .black, foreground: .white, accent: islandAccent, colorScheme: .dark,
      cornerRadius: radius, systemLook: systemLook)
  }

  /// A card's surface on a phone: the system's background, unless the widget tints it.
  package static func phoneCard(
    _ scheme: ColorSchemeName, _ systemLook: SystemLook = .newest
  ) -> SurfaceColors {
    SurfaceColors(
      background: SystemPalette.tint(
        scheme == .dark ? .secondarySystemBackground : .systemBackground, scheme: scheme,
        look: systemLook
      ).color, foreground: SystemPalette.label(level: 0, scheme: scheme).color,
      accent: SystemPalette.tint(.blue, scheme: scheme, look: systemLook).color,
      colorScheme: scheme, cornerRadius: 24, systemLook: systemLook)
  }
}
